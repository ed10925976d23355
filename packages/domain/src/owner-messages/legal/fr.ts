import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastUpdated: "Dernière mise à jour\u202f: 4 février 2025",

  termsAbout: "Objet de ces conditions",
  termsAboutText:
    "{brand} vous permet de créer des cartes de visite numériques, de les partager et de garder les cartes d’autres personnes. Ces conditions constituent l’accord entre vous et l’exploitant de cette installation de {brand}. En créant un compte, vous les acceptez.",

  termsAccount: "Votre compte",
  termsAccountText1:
    "Indiquez votre vrai nom et une adresse e-mail que vous pouvez consulter\u202f: nous y envoyons des codes de sécurité. Gardez votre mot de passe pour vous. Vous êtes responsable de ce qui se passe avec votre compte\u202f: changez donc de mot de passe sans attendre si vous pensez que quelqu’un d’autre le connaît.",
  termsAccountText2:
    "Vous devez avoir l’âge requis pour conclure un contrat là où vous vivez, ou l’autorisation d’un parent ou d’un tuteur légal.",

  termsCards: "Vos cartes",
  termsCardsText1:
    "Ce que vous écrivez sur une carte reste à vous. Vous nous autorisez à le stocker, à en adapter la forme aux différents écrans et à le montrer à toute personne qui ouvre son lien, car c’est à cela que sert une carte.",
  termsCardsText2: "Une carte est publique. N’y mettez que ce que des inconnus peuvent savoir.",

  termsNotAllowed: "Ce qui n’est pas autorisé",
  termsNotAllowedText: "N’utilisez pas {brand} pour",
  termsNotAllowedPoint1: "vous faire passer pour une autre personne ou une autre entreprise,",
  termsNotAllowedPoint2: "publier les données d’autres personnes sans leur consentement,",
  termsNotAllowedPoint3:
    "diffuser des contenus illégaux, haineux ou trompeurs, des logiciels malveillants ou des liens vers de tels contenus,",
  termsNotAllowedPoint4:
    "envoyer des messages non sollicités, collecter automatiquement les cartes d’autres personnes ou perturber le service.",

  termsPlans: "Formules gratuite et payantes",
  termsPlansText1:
    "Forever Free ne coûte rien et ne demande aucune donnée de paiement. Les formules Premium ajoutent des cartes, votre logo, toutes les couleurs, tous les canaux et un QR code\u202f; elles sont facturées d’avance, au mois ou à l’année, au prix affiché avant le paiement.",
  termsPlansText2:
    "Les paiements sont traités par un prestataire de paiement par carte. Votre numéro complet de carte bancaire ne parvient qu’à ce prestataire\u202f; nous ne le conservons jamais. Une formule se renouvelle automatiquement jusqu’à sa résiliation.",

  termsCancelling: "Résiliation",
  termsCancellingText1:
    "Vous pouvez résilier un abonnement à tout moment sur la page «\u202fAbonnement\u202f». La résiliation prend effet à la fin de la période de facturation payée, et tout ce que comprend la formule fonctionne jusque-là. Les sommes déjà payées ne sont pas remboursées.",
  termsCancellingText2:
    "Vous revenez ensuite à Forever Free. Vos cartes ne sont pas supprimées\u202f; ce que seule la formule Premium propose n’est plus affiché jusqu’à ce que vous l’activiez à nouveau.",

  termsEnding: "Fin d’un compte",
  termsEndingText1:
    "Vous pouvez mettre en pause ou supprimer une carte à tout moment, et quitter {brand} définitivement dans les paramètres de votre compte. Vos cartes passent alors aussitôt hors ligne, et tout est supprimé au bout de 7 jours. D’ici là, une connexion rétablit tout. Un abonnement est d’abord résilié.",
  termsEndingText2:
    "Nous pouvons mettre fin à un compte qui enfreint ces conditions, et nous vous en indiquons le motif par e-mail, sauf si la loi l’interdit.",

  termsLiability: "Notre responsabilité",
  termsLiabilityText:
    "Nous faisons en sorte que {brand} reste disponible et que vos données soient en sécurité, mais nous ne pouvons pas garantir l’absence d’interruptions ou d’erreurs. Dans les limites permises par la loi, nous ne répondons ni des dommages indirects, comme un manque à gagner, ni de ce que d’autres personnes écrivent sur leurs cartes. Les droits que la loi vous reconnaît en tant que consommateur ne sont pas affectés.",

  termsChanges: "Modifications",
  termsChangesText:
    "Si ces conditions changent d’une façon qui vous concerne, nous vous en informons par e-mail au moins 14 jours à l’avance. Si vous n’êtes pas d’accord, vous pouvez partir avant cette date.",

  termsContact: "Contact",
  termsContactText: "Pour toute question sur ces conditions, utilisez la page de contact de ce site.",

  privacyShort: "En bref",
  privacyShortText:
    "{brand} stocke ce que vous mettez sur vos cartes et ce qui est nécessaire à votre compte. Nous ne vendons rien de tout cela, n’affichons pas de publicité et n’utilisons pas de traceurs.",

  privacyStored: "Ce que nous stockons",
  privacyStoredText: "Selon ce que vous utilisez, nous stockons",
  privacyStoredPoint1:
    "votre compte\u202f: prénom et nom, adresse e-mail, et votre mot de passe sous une forme illisible,",
  privacyStoredPoint2:
    "vos cartes\u202f: nom, numéro de téléphone, adresse e-mail, pseudonymes sur les réseaux sociaux, données de paiement comme un portefeuille ou un lien de paiement, adresse, entreprise, bio, photo et logo, et tout ce que vous ajoutez d’autre,",
  privacyStoredPoint3: "les cartes d’autres personnes que vous ajoutez à vos favoris,",
  privacyStoredPoint4: "votre abonnement\u202f: formule, statut et dates de paiement,",
  privacyStoredPoint5:
    "les données d’inscription et de connexion\u202f: adresse réseau, navigateur, langue, fuseau horaire, taille d’écran et lieu approximatif de votre réseau,",
  privacyStoredPoint6: "le nombre d’ouvertures de vos cartes, sous forme de totaux décrits ci-dessous,",
  privacyStoredPoint7: "les messages que vous nous envoyez.",

  privacyCounting: "Ce qui est compté quand une carte est ouverte",
  privacyCountingText1:
    "La personne à qui appartient une carte voit des totaux par jour\u202f: combien de fois elle a été ouverte, ajoutée aux contacts et partagée, combien de fois des coordonnées y ont été laissées, quels canaux ont été utilisés, si son QR code a été ouvert, d’où viennent les visites (le QR code, une signature e-mail, une carte imprimée, un pass de Wallet, un tag NFC, une image d’arrière-plan, le lien simple ou un lien qu’elle a nommé) et si elles se font depuis un téléphone, une tablette ou un ordinateur. Pour une carte d’équipe, les propriétaires et les admins de l’équipe les voient aussi.",
  privacyCountingText2:
    "Aucun visiteur n’est pisté. Pour compter chaque visiteur une fois par jour, nous combinons l’adresse réseau et le nom du navigateur avec une clé secrète en un nombre qui ne révèle ni l’un ni l’autre. Seul ce nombre est utilisé. La clé change chaque jour (UTC) et est détruite à la fin de la journée. Nous ne stockons ni les adresses réseau ni les noms de navigateur des visiteurs, et nous ne déposons rien sur leur appareil\u202f: aucun cookie ni aucun autre stockage.",
  privacyCountingText3:
    "Nous ne comptons ni les visites de la personne à qui la carte appartient, ni les robots connus, ni les pages qu’un navigateur charge à l’avance sans les afficher. Si un navigateur envoie Global Privacy Control ou Do Not Track, nous comptons seulement l’ouverture de la carte, et les coordonnées que le visiteur laisse. Pour une carte d’équipe, les visites de tous les membres de l’équipe sont exclues.",

  privacyPayments: "Paiements",
  privacyPaymentsText:
    "Les paiements d’une formule Premium passent par un prestataire de paiement par carte. Nous ne conservons pas de numéro complet de carte bancaire. Nous recevons une référence du paiement, son statut et la formule.",

  privacyPurpose: "Pourquoi nous les utilisons",
  privacyPurposeText:
    "Les informations d’une carte sont montrées aux personnes qui l’ouvrent\u202f: c’est son but. Les données du compte servent à vous connecter et à vous envoyer codes de sécurité et avis. Les données de connexion nous aident à repérer quand quelqu’un d’autre utilise votre compte. Nous n’utilisons rien de cela pour établir des profils.",

  privacyHowLong: "Combien de temps nous les gardons",
  privacyHowLongText:
    "Les données d’inscription et de connexion sont supprimées après 90 jours, et les messages que vous nous envoyez après un an. Un compte est supprimé après 7 jours si son adresse e-mail n’est pas confirmée. Les codes de sécurité sont valables 10 minutes. Les cartes, les favoris et les données du compte restent jusqu’à ce que vous les modifiiez ou les supprimiez. Vous pouvez restaurer une carte supprimée pendant 30 secondes\u202f; ensuite elle disparaît, et son lien vous reste réservé pendant 90 jours. Quand vous partez, tout est supprimé après 7 jours. Les totaux de visites sont conservés par jour pendant au moins 200 jours, puis par mois, en général pendant 25 mois au total\u202f; celui de chaque lien est conservé plus longtemps. Tous sont supprimés avec la carte. Les justificatifs de paiement sont conservés aussi longtemps que le droit fiscal l’exige.",

  privacyWhoElse: "Qui d’autre les voit",
  privacyWhoElseText:
    "Tout le monde peut voir une carte publique. À part cela, nous ne partageons des données qu’avec les services qui travaillent pour nous\u202f: le prestataire de paiement et le service de messagerie qui achemine nos e-mails. Les autorités ne reçoivent des données que lorsque la loi l’exige.",

  privacyBrowser: "Cookies et stockage dans votre navigateur",
  privacyBrowserText1:
    "Nous n’utilisons que des cookies nécessaires\u202f: l’un garde votre session ouverte, un autre reconnaît votre appareil pour que vous n’ayez pas besoin d’un code à chaque fois, un autre retient la langue que vous avez choisie, et d’autres, de courte durée, vous protègent pendant la connexion ou la récupération d’un mot de passe. Votre navigateur garde aussi votre choix de clair ou sombre, le fait que quelqu’un s’y est déjà connecté et, pendant la connexion ou la récupération d’un mot de passe, l’étape où vous en êtes.",
  privacyBrowserText2:
    "Pour que vous ne perdiez rien de ce que vous avez saisi, le brouillon d’une carte reste dans votre navigateur jusqu’à ce que vous l’enregistriez, l’abandonniez ou vous déconnectiez\u202f; après 7 jours, il est supprimé à la prochaine ouverture du formulaire. Pour que les cartes s’ouvrent sans réseau, votre navigateur garde des copies de vos propres cartes et de celles que vous avez ouvertes. La déconnexion supprime les brouillons et les copies de vos propres cartes\u202f; le reste disparaît quand vous effacez les données de ce site.",

  privacyProtection: "Comment elles sont protégées",
  privacyProtectionText:
    "Les mots de passe, les sessions et les codes ne sont stockés que sous une forme irréversible. Un nouvel appareil demande un code reçu par e-mail. Quand un mot de passe change, toutes les autres sessions prennent fin et nous vous prévenons par e-mail.",

  privacyRights: "Vos droits",
  privacyRightsText:
    "Vous pouvez à tout moment consulter et rectifier vos données dans votre compte, en télécharger une copie et les supprimer. Vous pouvez aussi nous demander d’en limiter l’utilisation, et introduire une réclamation auprès de l’autorité de protection des données de votre lieu de résidence.",

  privacyChanges: "Modifications",
  privacyChangesText:
    "Si cette politique change d’une façon qui vous concerne, nous vous en informons par e-mail avant que le changement prenne effet.",

  privacyContact: "Contact",
  privacyContactText:
    "Pour toute question ou demande concernant vos données, utilisez la page de contact de ce site.",
} satisfies TranslationOf<typeof english>;
