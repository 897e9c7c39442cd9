import { expect, it, onTestFinished } from 'vitest'
import { focusMain, keepsFocus } from '../../src/browser/focus'

function page() {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<main tabindex="-1"><button>One</button></main><input>'
  const [main, button, input] = ['main', 'button', 'input'].map((one) => root.querySelector(one))
  onTestFinished(() => root.remove())
  return {
    root,
    main: main as HTMLElement,
    button: button as HTMLButtonElement,
    input: input as HTMLInputElement,
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 80))

it('comes to the main part of the page when that is opened', () => {
  const { root, main } = page()
  onTestFinished(keepsFocus(root))
  expect(document.activeElement).toBe(main)
})

it('comes back when the focused element is removed or disabled', async () => {
  const { root, main, button } = page()
  onTestFinished(keepsFocus(root))
  button.focus()
  button.blur() // as a browser does when it is disabled
  button.disabled = true
  await soon()
  expect(document.activeElement).toBe(main)
  button.disabled = false
  button.focus()
  button.remove()
  await soon()
  expect(document.activeElement).toBe(main)
})

it('is not taken from a text field', async () => {
  const { root, button, input } = page()
  onTestFinished(keepsFocus(root))
  button.focus()
  input.focus()
  button.remove()
  await soon()
  focusMain(root)
  expect(document.activeElement).toBe(input)
})

it('stays away if the player has put it there', async () => {
  const { root, main, button } = page()
  onTestFinished(keepsFocus(root))
  button.focus()
  button.blur()
  main.append('more')
  await soon()
  expect(document.activeElement).toBe(document.body)
})
