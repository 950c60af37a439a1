import type { PlanTexts } from '../plan-texts.ts'

export const planTexts: PlanTexts = {
  plans: {
    '50': {
      title: '50 minutos',
      summary: 'Una sesión para descubrir el juego: dos trimestres y después una verdadera puesta en común.',
    },
    '90': {
      title: '90 minutos',
      summary: 'Tres trimestres con diario de equipo, una puesta en común larga y un cuestionario.',
    },
    '180': {
      title: '3 horas',
      summary: 'En equipos de 3 o 4: un trimestre de prueba y después cuatro que cuentan.',
    },
    semester: {
      title: 'Un semestre',
      summary: 'Ocho trimestres, uno por semana, cerrados a hora fija y publicados por usted en clase.',
    },
  },
  steps: {
    welcome: {
      title: 'Bienvenida y reglas del juego',
      do: 'Proyecte la pantalla de entrada y deje que todos entren con el código. Proyecte después las reglas: avanzan solas en minuto y medio.',
      points: [
        'Diga: «Abran la dirección de la pantalla o escaneen el código QR y elijan un apodo: desde ahora dirigen una empresa».',
        'Espere a que aparezcan todos los nombres. Quien no tenga teléfono puede jugar en pareja con un solo dispositivo.',
        'Diga: «Todos venden el mismo producto en el mismo mercado. El objetivo es la empresa que más valga al final, no la que más venda».',
        'Diga: «El cliente compara sobre todo precios y publicidad. Si no le queda producto, se va a la competencia».',
        'No aconseje sobre el buen precio: de eso vivirá la puesta en común.',
      ],
    },
    welcomeTeams: {
      title: 'Bienvenida, equipos y reglas del juego',
      do: 'Proyecte la pantalla de entrada y deje que todos entren con el código y formen equipos de 3 o 4. Proyecte después las reglas.',
      points: [
        'Diga: «Entren con el código, elijan un apodo y formen un equipo de tres o cuatro».',
        'Cada equipo se reparte el trabajo: una persona para la producción y los obreros, otra para el precio y la publicidad, otra para la tesorería.',
        'Diga: «Todos venden el mismo producto en el mismo mercado. Gana la empresa que más valga al final».',
        'Diga: «El primer trimestre es de prueba y no cuenta. ¡Atrévanse!».',
        'Si alguien se queda sin equipo, colóquelo usted en la configuración del juego, en el apartado de equipos.',
      ],
    },
    firstQuarter: {
      title: 'Trimestre {quarter}: primeras decisiones',
      do: 'Proyecte la pantalla de decisiones. Los estudiantes fijan el precio, la producción y la publicidad, y guardan.',
      points: [
        'Diga: «Bastan tres decisiones: el precio de venta, la cantidad que producir y el presupuesto de publicidad. Lo demás puede quedarse como está».',
        'Diga: «Miren la proyección al pie de la pantalla: dice lo que costará su elección, pero no lo que hará la competencia».',
        'A mitad de tiempo: «¿Producen más de lo que permiten sus máquinas y sus obreros? La pantalla de producción lo indica».',
        'Pasee por el aula y responda solo con preguntas: «¿Cuánto esperan vender a ese precio? ¿Y si venden menos?».',
        'Dos minutos antes del final: «¡Guarden!». La pantalla proyectada muestra cuántas empresas han decidido.',
      ],
    },
    nextQuarter: {
      title: 'Trimestre {quarter}: decidir de nuevo',
      do: 'Proyecte la pantalla de decisiones. Los estudiantes corrigen sus elecciones a la vista de sus resultados, y guardan.',
      points: [
        'Diga: «Cambien pocas cosas a la vez; si no, no sabrán qué ha funcionado».',
        'Diga: «Abran “¿Por qué?” junto a una cifra: explica de dónde viene la diferencia».',
        'Haga a cada grupo la misma pregunta: «¿Qué quieren cambiar y en qué cifra verán que tenían razón?».',
        'Dos minutos antes del final: «¡Guarden!».',
      ],
    },
    practice: {
      title: 'Trimestre de prueba',
      do: 'Deje diez minutos para decidir; después cierre y publique el trimestre de prueba. Proyecte el mercado.',
      points: [
        'Diga: «Este trimestre no cuenta: prueben un precio o una producción que les parezcan exagerados».',
        'Muestre dónde se decide, dónde se guarda y dónde se leen los resultados.',
        'Tras la publicación: «¿A quién le faltó producto? ¿A quién le sobra? ¿Quién ha perdido dinero?». A mano alzada, sin comentarios.',
      ],
    },
    restart: {
      title: 'Reinicio y preguntas',
      do: 'Reinicie el juego: todas las empresas vuelven al mismo punto de partida y el trimestre de prueba sigue siendo consultable.',
      points: [
        'Responda a las dudas: coste de un producto, espacio en el almacén, horas y obreros, préstamos.',
        'Proyecte otra vez las reglas si el objetivo no está claro.',
        'Diga: «A partir de ahora todo cuenta. Cada equipo escribe en una frase cómo quiere ganar».',
      ],
    },
    reading: {
      title: 'Leer los resultados del trimestre {quarter}',
      do: 'Cierre el trimestre y publique los resultados. Proyecte el mercado: precios, cuotas de mercado, ventas perdidas.',
      points: [
        'Diga: «Cada uno lee tres cifras suyas: productos vendidos, existencias que quedan, resultado neto».',
        'Ante la pantalla proyectada: «¿Quién vende caro y vende mucho? ¿Cómo es posible?».',
        'Diga: «Las existencias cuestan dinero; quedarse sin producto regala clientes a los demás. ¿Cuál de las dos cosas les pasa?».',
        'Todavía sin clasificación: detendría la reflexión.',
      ],
    },
    results: {
      title: 'Resultados del trimestre {quarter}',
      do: 'Cierre el último trimestre y publíquelo. Proyecte la clasificación, puesto a puesto, y después la carrera.',
      points: [
        'Antes de desvelar el primer puesto: «¿Quién va primero y por qué?». Acepte tres apuestas.',
        'En la carrera: señale una empresa que remonta y pregunte qué cambió.',
        'Diga: «El valor cuenta las máquinas, las existencias y el dinero, menos las deudas: vender no basta».',
      ],
    },
    debrief: {
      title: 'Puesta en común',
      do: 'Proyecte los momentos de la partida y después las preguntas. Los estudiantes hablan primero en parejas y luego ante todos.',
      points: [
        'Primero los hechos: «¿Qué decidieron? ¿Qué esperaban? ¿Qué ocurrió?».',
        'Pregunta 1: «Dos empresas con el mismo precio no vendieron lo mismo. Busquen tres causas posibles».',
        'Pregunta 2: «¿Era mejor quedarse sin producto o guardar de más? Calculen ambas cosas con sus cifras».',
        'Pregunta 3: «Una empresa tuvo beneficios y se quedó sin dinero. ¿Cómo es posible?».',
        'Pregunta 4: «Si todos bajaran sus precios un 10 %, ¿quién ganaría? ¿Quién perdería?».',
        'Anote en la pantalla proyectada, en tres frases, lo que se lleva la clase.',
      ],
    },
    quiz: {
      title: 'Cuestionario',
      do: 'Abra el cuestionario preparado: cada uno responde en su pantalla, sobre las cifras de su propia empresa. Una vez cerrado, comente a mano alzada las preguntas siguientes.',
      points: [
        'Una empresa vende todo lo que fabrica: ¿es siempre una buena noticia? (No: quizá hubo clientes que se fueron sin nada).',
        '¿El beneficio y la liquidez suben siempre juntos? (No: los separan los cobros pendientes, las existencias, los préstamos y las máquinas).',
        '¿Qué cuesta un obrero sin trabajo? (Su salario, sin ningún producto a cambio).',
        '¿Por qué puede subir el resultado al subir el precio, aunque bajen las ventas? (El margen por producto sube más de lo que bajan las ventas).',
        '¿Quién va primero: quien más vende o quien más vale? (Quien más vale).',
      ],
    },
    peers: {
      title: 'Una mirada al trabajo en equipo',
      do: 'Abra la evaluación entre compañeros: cada uno puntúa en silencio a sus compañeros y a sí mismo en cinco puntos. Los compañeros nunca verán quién dio cada puntuación.',
      points: [
        'Diga: «Puntúen lo que hizo cada uno, no lo que piensan de él. Yo veo sus respuestas; sus compañeros, nunca».',
        'Ciérrela cuando todos hayan respondido y comunique las opiniones: cada uno lee sus medias si ha recibido al menos tres.',
        'Anuncie lo que sigue: fecha de la próxima sesión e informe de la clase para releer.',
      ],
    },
    nextTime: {
      title: 'Para la próxima vez',
      do: 'Cada estudiante escribe una frase: «La próxima vez, yo…». Abra el informe de la clase para conservar la sesión.',
      points: [
        'Haga leer tres frases en voz alta.',
        'Para casa: volver a ver sus resultados con el mismo apodo y explicar por escrito una cifra con «¿Por qué?».',
        'Para seguir otro día, aumente el número de trimestres en la configuración: la partida continúa donde se quedó.',
      ],
    },
    start: {
      title: 'Semana 1: el comienzo',
      do: 'Proyecte la entrada y deje que todos entren; después, las reglas. El primer trimestre queda abierto hasta la semana que viene.',
      points: [
        'Diga: «Dirigen una empresa durante ocho trimestres, uno por semana. Gana la que más valga al final».',
        'Dé el día y la hora del cierre: después ya no cambia nada en ese trimestre.',
        'Quien no guarda nada conserva sus decisiones anteriores.',
        'Haga tomar una primera decisión en clase, para que todos sepan dónde se guarda.',
      ],
    },
    week: {
      title: 'Trimestre {quarter}',
      do: 'El trimestre se cierra a la hora prevista. En clase, publique los resultados y proyecte el mercado durante diez minutos.',
      points: [
        'Publique antes del próximo cierre: mientras un trimestre no se publica, no se cierra ningún otro.',
        'Tres preguntas: «¿Qué esperaban? ¿Qué ocurrió? ¿Qué cambian?».',
        'Recuerde la hora del próximo cierre y mire quién no ha guardado nada todavía.',
      ],
    },
    weekLevel: {
      title: 'Trimestre {quarter}: ¿pasar al nivel {level}?',
      do: 'Publique los resultados y proyecte el mercado. Si la clase se siente cómoda, suba el juego al nivel {level} en la configuración.',
      points: [
        'Publique antes del próximo cierre: mientras un trimestre no se publica, no se cierra ningún otro.',
        'El nivel {level} abre más decisiones; las que no se tocan conservan su valor.',
        'Presente las nuevas decisiones en cinco minutos, sin decir cuáles son buenas.',
      ],
    },
    gameDebrief: {
      title: 'Semana 10: puesta en común de la partida',
      do: 'Proyecte los momentos de la partida, reproduzca la evolución del mercado y trabaje las preguntas en parejas y en común.',
      points: [
        'Primero los hechos: pida a tres empresas muy distintas que cuenten su partida en dos minutos.',
        '«¿En qué trimestre se decidió su partida? ¿Con qué decisión?».',
        '«¿Qué decisión dio fruto solo mucho más tarde?».',
        '«¿Qué harían de otro modo con lo que saben ahora? ¿Qué seguiría siendo incierto?».',
        'La clasificación viene al final, si usted quiere.',
      ],
    },
    grades: {
      title: 'Semana 11: notas y balance',
      do: 'Abra las notas, revise el baremo y cada nota, congélelas y publíquelas. Cada uno puede solicitar una revisión.',
      points: [
        'Valore lo que el estudiante explica (diario, cuestionario, puesta en común) más que la clasificación: el puesto depende también de los demás.',
        'Diga cómo califica antes de dar las notas.',
        'Termine con una pregunta: «¿Qué han aprendido que no habrían leído en un libro?».',
      ],
    },
  },
  also: {
    journal:
      'Diario: antes de guardar, cada equipo escribe lo que espera del trimestre; después de los resultados, lo que ha aprendido.',
    quiz: 'Cuestionario: abra el del trimestre {quarter} al principio de la clase; cada uno responde sobre las cifras de su propia empresa.',
    peers: 'Equipos: abra la evaluación entre compañeros; cada uno puntúa a sus compañeros y a sí mismo.',
  },
  drafts: {
    quiz: 'Cuestionario del trimestre {quarter}',
    peers: 'Evaluación entre compañeros tras el trimestre {quarter}',
  },
}
