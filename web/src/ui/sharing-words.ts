import type { Language } from '../words/languages.ts'

interface Words {
  readonly copy: string
  readonly copied: string
  readonly share: string
}

export const sharingWords: Readonly<Record<Language, Words>> = {
  en: { copy: 'Copy the link', copied: 'Copied.', share: 'Share' },
  fr: { copy: 'Copier le lien', copied: 'Copié.', share: 'Partager' },
  ru: { copy: 'Копировать ссылку', copied: 'Скопировано.', share: 'Поделиться' },
  es: { copy: 'Copiar el enlace', copied: 'Copiado.', share: 'Compartir' },
}
