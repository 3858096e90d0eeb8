import type { OpeningHints } from './en.ts'

export const es: OpeningHints = {
  bots: 'Responden al instante. Con un bot, el resultado no cuenta para la clasificación.',
  pace: {
    none: 'Bueno entre amistades. Con gente desconocida, la partida puede no acabar nunca.',
    hours: '72 horas van bien casi siempre. No cuentan noches, días de descanso ni vacaciones.',
    bank: 'Quien piensa mucho gasta su reserva; quien decide pronto la conserva. No cuentan noches, días de descanso ni vacaciones.',
  },
  refill: 'Con 0, la reserva tiene que bastar para toda la partida.',
  late: {
    wait: 'Se avisa a toda la mesa, y nada más: amable, pero lento.',
    usual:
      'El juego dice qué respuesta es la habitual, por ejemplo pasar. Si una pregunta no la tiene, la partida espera.',
    bot: 'Un bot toma esta única decisión; después sigue la persona.',
    substitute: 'Se avisa a toda la mesa, y otra persona puede ocupar el asiento. A los tres días sigue un bot.',
  },
  private: 'No está en ninguna lista, y su resultado no cuenta para la clasificación.',
  rated: 'Solo si juegan dos personas o más, sin bots, y la partida no es privada.',
  asJoined: 'Empieza usted, y sigue quien entre después. Si no, el orden se sortea al comenzar.',
  restDays: 'Cada persona fija los suyos en sus ajustes. Sin esto, los relojes corren también esos días.',
  seatOpensAfter:
    'Tras tantas decisiones perdidas seguidas, otra persona puede ocupar el asiento, se haya elegido lo que sea arriba. 3 van bien casi siempre.',
  longestWait:
    'Por muchas noches y días de descanso que tenga, pasado este tiempo una decisión llega tarde. Vacío: el triple del tiempo de una decisión, y al menos una semana.',
  reliability:
    'Solo pueden entrar quienes han decidido a tiempo así de a menudo. Vacío: cualquiera, también quien acaba de llegar.',
  language: 'En el que se escribe la gente. El juego lo ve cada persona en su idioma.',
}
