/** What `main` may import from lessons (`npm run boundaries`). */

export { lessonRoutes } from './lesson-routes.ts'
