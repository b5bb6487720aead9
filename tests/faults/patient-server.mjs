import { Server } from 'node:http'

/** Loaded before the site (`node --import`): a defect, a server that drops nobody who sends as good as nothing. */
const { emit } = Server.prototype

Server.prototype.emit = function (event, ...given) {
  if (event === 'listening') Object.assign(this, { headersTimeout: 0, requestTimeout: 0 })
  return event === 'clientError' || emit.call(this, event, ...given)
}
