/** One path of a picture for `Icon`, in a field of 66 by 66; strokes are ink and 3 wide unless
given. */
export type Shape = [path: string, fill: string, width?: number, stroke?: string]
