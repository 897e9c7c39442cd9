/** Requests about games that are watched again. */

import { answerTo, ask } from './api'
import type {
  Created,
  CurveAnswer,
  GalleryPage,
  PlayOn,
  PlayedGame,
  Replay,
  Review,
} from './protocol'

/** Finished public games; `query` is that of the gallery's address. */
export const finishedGames = (query: string) =>
  ask<GalleryPage>(`games${query}`, undefined, '', 'server')
/** Who played a game, when, and how it ended. */
export const gamePlayed = (game: string) => ask<PlayedGame>(`games/${encodeURIComponent(game)}`)
/** Every player's chance to win; it is worked out while the server answers that it is not ready. */
export const gameCurve = (game: string) =>
  ask<CurveAnswer>(`games/${encodeURIComponent(game)}/curve`)
/** The same for the text of a record. */
export const recordCurve = (text: string) => ask<CurveAnswer>('replay/curve', text)
/** What a legend would have done in a seat of a finished game; worked out as the curve is. */
export const gameReview = (game: string, seat: number) =>
  ask<Review>(`games/${encodeURIComponent(game)}/review?seat=${seat}`)
/** Opens a table that plays on from a moment of a finished game. */
export const playOn = (game: string, wanted: PlayOn) =>
  ask<Created>(`games/${encodeURIComponent(game)}/play-on`, wanted)
/** A game told step by step, as a seat saw it; -1 is a spectator, and -2 shows all cards. While the
game is played, a seat is told only to its token. */
export const gameReplay = (game: string, seat: number, token = '') =>
  ask<Replay>(`games/${encodeURIComponent(game)}/replay?seat=${seat}`, undefined, token)
/** The same for the text of a record, or for a game in notation. */
export const recordReplay = (text: string, seat: number) => ask<Replay>(`replay?seat=${seat}`, text)
/** A file that the server draws of a finished game, such as `picture.png?at=37`. */
export const gameFile = async (game: string, file: string): Promise<Blob> =>
  (await answerTo(`games/${encodeURIComponent(game)}/${file}`, {})).blob()
