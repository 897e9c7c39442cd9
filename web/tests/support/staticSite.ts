import { onTestFinished } from 'vitest'

/** For the length of a test, the page is that of a static site. */
export function publish(): void {
  const meta = document.createElement('meta')
  meta.name = 'colt-express-site'
  meta.content = 'static'
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}
