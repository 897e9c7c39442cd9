/** The table of a replay, as far as it is known who sat there. */

import type { Replay, SeatInfo, TableInfo } from '../../protocol/protocol'

function sitter({
  seat,
  kind,
  name = '',
  bot = '',
  bandits = [],
}: Replay['seats'][number]): SeatInfo {
  const [bandit = ''] = bandits
  const gone = { present: true, resigned: false, votes: [], again: false, lapses: 0, comebacks: 0 }
  return { seat, kind: kind || 'human', name, bot, bandit, ...gone }
}

export function infoOf(table: string, { seats, options, result }: Replay): TableInfo {
  return {
    type: 'table',
    table,
    status: result ? 'over' : 'playing',
    public: false,
    clock: 0,
    options,
    seats: seats.map(sitter),
    host: -1,
    seed_hash: '',
    seed: '',
    next_table: '',
    filtered: false,
    vote_after: 0,
    substitute_after: 0,
  }
}
