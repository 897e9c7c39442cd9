/** Bundles everything the first page needs into one file, which compresses better than many. */

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

export function atOnce(entry: string): (id: string, modules: Modules) => string | null {
  const needed = new Set<string>()

  function need(id: string, modules: Modules): void {
    if (needed.has(id)) return
    needed.add(id)
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) need(one, modules)
  }

  return (id, modules) => {
    need(entry, modules)
    return needed.has(id) ? 'page' : null
  }
}
