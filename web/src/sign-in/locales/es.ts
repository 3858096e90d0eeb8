import type { Words } from './en.ts'

export const es: Words = {
  email: 'Dirección de correo',
  password: 'Contraseña',
  name: 'Nombre',
  nameHint: 'El nombre que ven los demás.',
  passwordHint: 'Al menos 10 caracteres; una frase va bien.',
  mailLink: 'Recibir un enlace por correo',
  linkMailed: 'Si esta dirección tiene cuenta, el enlace está en camino. Sirve una vez.',
  noAccount: '¿Aún no tiene cuenta?',
  haveAccount: '¿Ya tiene cuenta?',
  signedUp: (address) => `El correo está en camino a ${address}. Abra su enlace y la cuenta estará lista.`,
  links: {
    confirm: {
      title: 'Confirmar su dirección',
      button: 'Confirmar',
      done: 'Su dirección está confirmada. Ya puede entrar.',
      over: 'Si ya lo usó, la cuenta está lista: entre. Si no, créela otra vez con la misma dirección y recibirá un enlace nuevo.',
    },
    signIn: {
      title: 'Entrar',
      button: 'Entrar',
      over: 'Un enlace sirve una vez y por poco tiempo. Puede recibir uno nuevo.',
    },
    changeAddress: {
      title: 'Confirmar su nueva dirección',
      button: 'Confirmar',
      done: 'Desde ahora, los correos van a la nueva dirección.',
      over: 'Si ya lo usó, la nueva dirección es suya. Si no, pídala otra vez en los ajustes.',
    },
  },
  linkLost: 'El enlace está incompleto. Cópielo entero del correo.',
  newLink: 'Recibir un enlace nuevo',
  again: 'Crear la cuenta otra vez',
  notCome:
    '¿No llega el correo? Mire en la carpeta de correo no deseado. Si la dirección está mal o no llega nada, cree la cuenta otra vez: con la misma dirección, el correo se envía de nuevo.',
  linkOver: 'Este enlace ya no lleva a ninguna parte',
  needed: {
    toSeeMatch: 'Entre o cree una cuenta para ver esta partida',
    says: 'Hace falta una cuenta, que se crea en un minuto. Después volverá directamente aquí.',
  },
}
