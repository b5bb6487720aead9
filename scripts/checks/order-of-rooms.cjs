/**
 * The rooms of `app/features`, from the ground up: a room may use the doors of rooms on lines above its own.
 * `.dependency-cruiser.cjs` holds this order, and the list in docs/architecture.md is made of it.
 */
module.exports = [
  ['media', 'favourites', 'forms'],
  ['consent'],
  ['content', 'places'],
  ['mail'],
  ['confirmation', 'listings'],
  ['search', 'leads', 'testimonials', 'newsletter', 'documents', 'friends', 'visits'],
  ['alerts', 'appointments', 'map', 'valuation'],
  ['owners', 'feed'],
  ['privacy'],
]
