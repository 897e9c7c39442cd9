/** Imported before everything that reads the address. */

import { arrive } from './app/shared/tableLink'

arrive()
