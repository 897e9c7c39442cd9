/* Brings the table to the front when somebody follows its call. It keeps nothing and answers no
requests. */
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const come = self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
    const table = open.find((one) => one.url.endsWith(event.notification.tag))
    return (
      (table ?? open[0])?.focus() ?? self.clients.openWindow(`/#/table/${event.notification.tag}`)
    )
  })
  event.waitUntil(come)
})
