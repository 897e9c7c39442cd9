/** Closes a modal dialog when its backdrop is tapped: for `{@attach closesOutside}`. Safari does not know
the attribute `closedby` yet. */
export function closesOutside(dialog: HTMLDialogElement): () => void {
  /** Whether the press began on the backdrop; selecting text may end there. */
  let pressed = false

  /** The backdrop's events have the dialog as their target, and are outside its rectangle. */
  function isBackdrop({ target, clientX: x, clientY: y }: MouseEvent): boolean {
    if (target !== dialog) return false
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return x < left || x > right || y < top || y > bottom
  }

  const press = (event: PointerEvent) => (pressed = isBackdrop(event))
  const release = (event: MouseEvent) => {
    if (pressed && isBackdrop(event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', press)
  dialog.addEventListener('click', release)
  return () => {
    dialog.removeEventListener('pointerdown', press)
    dialog.removeEventListener('click', release)
  }
}

/** Opens a dialog as a modal one that closes when its backdrop is tapped: for `{@attach modal}`. */
export function modal(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  return closesOutside(dialog)
}
