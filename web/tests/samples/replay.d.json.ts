import type { Replay } from '../../src/protocol/protocol'

/** Made by scripts/sample_replay.py. */
declare const replay: Replay
export default replay
