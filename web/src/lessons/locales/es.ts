import type { Words } from './en.ts'

export const es: Words = {
  title: (game) => `Aprender ${game} jugando`,
  loading: 'La lección se está cargando.',
  notShown: 'Esta lección no se puede mostrar',
  seat: (seat) => `Asiento ${seat + 1}`,
  course: 'La lección',
  explanation: 'Explicación',
  happened: 'Lo que ha pasado',
  nothingYet: 'Empieza usted: aquí se cuenta lo que pasa.',
  next: (left) => `Siguiente (${left} más)`,
  suggest: 'Sugerir una jugada',
  back: 'Una jugada atrás',
  again: 'Empezar de nuevo',
  againSure: 'La lección empieza de nuevo; sus jugadas se olvidan.',
  goOn: 'Seguir aquí',
  over: 'Ha jugado una partida entera.',
  onward: '¿Y ahora?',
  rules: 'Leer las reglas',
}
