/** What `main` may import from people (`npm run boundaries`). */

export { counting } from './counting.ts'
export { peopleRoutes } from './people-routes.ts'
export { ratingData } from './rating-data.ts'
