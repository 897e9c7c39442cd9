/** No server is there in tests, and none is looked for. */
globalThis.fetch = () => Promise.reject(new TypeError('there is no network in tests'))
