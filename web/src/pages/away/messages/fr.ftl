# Absent quelque temps : la page où l’on dit de quand à quand.

away-title = Absence
away-head = S’absenter quelque temps
away-about = Aux tables lentes, votre pendule s’arrête. Les autres le voient, et aussi le jour de votre retour.
away-days = Touchez le premier jour, puis le dernier
away-later = Jours suivants
away-now = Absence jusqu’au { $day } inclus. Vos pendules sont arrêtées.
away-planned = Absence { $days }. Vos pendules s’arrêtent alors.
away-tables =
    { $count ->
        [0] Aucune table lente ne vous attend
        [one] Une table s’arrête
       *[other] { $count } tables s’arrêtent
    }
away-left =
    { $left ->
        [one] Il reste { $left } jour sur { $days } par an. Vous pouvez revenir plus tôt.
       *[other] Il reste { $left } jours sur { $days } par an. Vous pouvez revenir plus tôt.
    }
away-choose = Choisissez le premier jour et le dernier.
away-count =
    { $count ->
        [one] { $count } jour. Une partie en temps réel continue.
       *[other] { $count } jours. Une partie en temps réel continue.
    }
away-too-many = Il ne vous reste pas autant de jours. Choisissez-en moins.
away-do = Absence { $days }
away-do-none = Absence
away-back = Je suis de retour
away-stay = Je reste finalement
