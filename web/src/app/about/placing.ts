/** Where an explanation goes: beside the explained element, inside the window, and never over
it. */

export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export interface Placed {
  left: number
  top: number
  /** Maximum height in pixels; a longer explanation scrolls. */
  most: number
}

/** Distance from the window's edge and from the explained element, in pixels. */
const EDGE = 8

const within = (at: number, length: number, room: number) =>
  Math.max(EDGE, Math.min(at, room - length - EDGE))

/** The place of an explanation beside `thing`: below if there is room, else above, to the right
or to the left; without enough room anywhere, above or below, whichever has more. */
export function placeBeside(thing: Edges, size: Size, frame: Size): Placed {
  const [above, below] = [thing.top - 2 * EDGE, frame.height - thing.bottom - 2 * EDGE]
  const middle = (thing.left + thing.right - size.width) / 2
  const left = within(middle, size.width, frame.width)
  const over = (room: number): Placed => {
    const high = Math.min(size.height, room)
    return { left, top: thing.top - EDGE - high, most: room }
  }
  const under = (room: number): Placed => ({ left, top: thing.bottom + EDGE, most: room })
  if (size.height <= below) return under(below)
  if (size.height <= above) return over(above)
  const beside = {
    top: within(thing.top, size.height, frame.height),
    most: frame.height - 2 * EDGE,
  }
  if (thing.right + size.width + 2 * EDGE <= frame.width)
    return { ...beside, left: thing.right + EDGE }
  if (thing.left - size.width - 2 * EDGE >= 0)
    return { ...beside, left: thing.left - EDGE - size.width }
  return above > below ? over(above) : under(below)
}

/** The bounds of all parts of the explained thing, clipped to `frame`. */
export function cut(all: Edges[], frame: Edges): Edges {
  const around = {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
  return {
    left: Math.max(around.left, frame.left),
    top: Math.max(around.top, frame.top),
    right: Math.min(around.right, frame.right),
    bottom: Math.min(around.bottom, frame.bottom),
  }
}
