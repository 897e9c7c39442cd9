/** Test files run one after another in a few processes, since starting one for each takes longer
than the tests. They do not meet: each loads the page anew, and finds an empty document and no
storage. */

import { vi } from 'vitest'

vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()

const { documentElement: root, head, body } = document
for (const name of root.getAttributeNames()) root.removeAttribute(name)
for (const name of body.getAttributeNames()) body.removeAttribute(name)
head.replaceChildren()
body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
