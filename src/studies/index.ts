/** What `main` may import from studies (`npm run boundaries`). */

export { studiesRoutes } from './studies-routes.ts'
export { studyData } from './study-data.ts'
