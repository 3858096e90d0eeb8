import type { Words } from './en.ts'

export const es: Words = {
  mute: 'No leer más sus mensajes',
  muted: 'Ya no ve lo que escribe esta persona.',
  unmute: 'Volver a leer sus mensajes',
  block: 'No jugar más juntos',
  unblock: 'Volver a jugar juntos',
  blocked: 'No coincidirán en partidas nuevas.',
  inSettings: 'La lista de personas silenciadas y bloqueadas está en los ajustes.',
  why: '¿Qué ha pasado? Solo lo leen los administradores.',
  report: 'Denunciar ante los administradores',
  reported: 'Denunciado. Un administrador lo mirará.',
}
