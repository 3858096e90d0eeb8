import type { Language } from '../../games/kit/wording.ts'
import { looksOf, nameKey, skeleton } from './name-keys.ts'

/** Words for the server, its staff and its seats. Nobody may have one as a name, alone or with a number. */
const reserved: Readonly<Record<Language, string>> = {
  en: 'Paquebot Administrator Administrators Admin Moderator Server System Support Bot Spectator Seat Anonymous Nobody Everybody',
  fr: 'Administrateur Administratrice Administrateurs Modérateur Modératrice Serveur Système Robot Spectateur Spectatrice Place Anonyme Personne',
  ru: 'Пакебот Администратор Администраторы Админ Модератор Сервер Система Поддержка Бот Робот Зритель Место Аноним Никто',
  es: 'Administrador Administradora Administradores Moderador Moderadora Servidor Sistema Soporte Espectador Espectadora Asiento Anónimo Nadie',
}

/** Like `looksOf`, and also ignoring case: B0T looks like BOT, the name of a bot. */
const widely = (name: string): readonly string[] => [...looksOf(name), nameKey(skeleton(name))]
const looks = new Set(Object.values(reserved).flatMap((words) => words.split(' ').flatMap(widely)))

/** The numbers at the end of generated names: of an erased account, of an administrator, of a seat. */
const number = /[\p{P}\p{S}\s]*(?:\s[0-9a-f]{4}|\s[0-9a-f]{8}|\p{N}*)$/iu

/** Whether a name as a whole is a reserved word, or looks like one. */
export function isReserved(name: string): boolean {
  const bare = name.replace(/^[\p{P}\p{S}\s]+/u, '').replace(number, '')
  return [name, bare].some((whole) => widely(whole).some((look) => looks.has(look)))
}
