import type { Locale } from '~/kernel/locale'

/** A way of saying something that texts avoid, what they say instead, and since when; `where` limits it to some files. */
export type RefusedWord = { refused: RegExp; use: string; since: string; where?: RegExp }

/** Rooms that count every listing, land and garages too. */
const countsListings = /app\/features\/(?:alerts|favourites|forms|visits|map|search|consent)\//
const asksForViewings = /app\/features\/(?:appointments|leads|listings)\//

/**
 * One word for one thing, as agencies in Belgium and Luxembourg write it.
 * The first mistakes were found by people who read every text in their own language.
 */
export const refusedWords: Record<Locale, readonly RefusedWord[]> = {
  nl: [
    { refused: /kijkmoment/i, use: 'kijkdag, bezichtiging', since: '2026-11-23' },
    { refused: /\bbezoek\b/i, use: 'bezichtiging', since: '2026-11-23', where: asksForViewings },
    { refused: /virtue(?:el|le) bezoek/i, use: 'virtuele rondleiding', since: '2026-11-23' },
    { refused: /\bwoning/i, use: 'pand', since: '2026-11-23', where: countsListings },
    { refused: /kampeerwagen/i, use: 'camper', since: '2026-11-23' },
    { refused: /\bvork\b/i, use: 'prijsvork', since: '2026-11-23' },
    { refused: /kamers op rij/i, use: 'kamers en suite', since: '2026-11-23' },
    { refused: /uren zijn die van/i, use: 'Belgische tijd', since: '2026-11-23' },
    { refused: /men van ons zegt/i, use: 'Wat klanten over ons zeggen', since: '2026-11-23' },
    { refused: /functionele/i, use: 'noodzakelijke', since: '2026-11-23' },
    { refused: /wachtwoord bewaren/i, use: 'Wachtwoord opslaan', since: '2026-11-23' },
    { refused: /akkoord met onze/i, use: 'Lees hoe wij uw gegevens gebruiken', since: '2026-11-23' },
    { refused: /constructies/i, use: 'eenheden', since: '2026-11-23' },
    { refused: /\bemail/i, use: 'e-mail', since: '2026-11-23' },
    { refused: /bevestiging in twee stappen/i, use: 'verificatie in twee stappen', since: '2026-11-23' },
  ],
  fr: [
    { refused: /compte tiers/i, use: 'compte de tiers', since: '2026-11-23' },
    { refused: /\blabels?\b/i, use: 'classe énergétique', since: '2026-11-23' },
    { refused: /seule habitation propre/i, use: 'habitation propre et unique', since: '2026-11-23' },
    { refused: /que payez-vous/i, use: 'Combien payez-vous', since: '2026-11-23' },
    { refused: /garder dans mes favoris/i, use: 'Ajouter aux favoris', since: '2026-11-23' },
    { refused: /fonctionnels/i, use: 'nécessaires', since: '2026-11-23' },
    {
      refused: /vous acceptez notre/i,
      use: 'Découvrez comment nous utilisons vos données',
      since: '2026-11-23',
    },
    { refused: /pas montrée/i, use: 'Non publiée', since: '2026-11-23' },
    { refused: /aucune construction/i, use: 'aucune unité', since: '2026-11-23' },
    { refused: /\bemail|courriel|(?<![-/]|boîte )\bmails?\b/i, use: 'e-mail', since: '2026-11-23' },
    { refused: /confirmation en deux étapes/i, use: 'vérification en deux étapes', since: '2026-11-23' },
    { refused: /vous êtes (?:dés)?inscrit/i, use: 'votre inscription (no gender)', since: '2026-11-23' },
    { refused: /vous êtes (?:dé)?connecté/i, use: 'votre session (no gender)', since: '2026-11-23' },
    { refused: /(?:de|à) notre bureau/i, use: 'notre agence', since: '2026-11-23' },
    {
      refused: /\bvers (?:mes|l’inscription|la page d’accueil)/i,
      use: 'Voir, Retour à',
      since: '2026-11-23',
    },
  ],
  en: [
    { refused: /co-ownership manager/i, use: 'managing agent (syndic)', since: '2026-11-23' },
    { refused: /postal code/i, use: 'postcode', since: '2026-11-23' },
    { refused: /\btowns?\b(?![ -]house)/i, use: 'municipality', since: '2026-11-23' },
    { refused: /\bhomes?\b/i, use: 'property', since: '2026-11-23', where: countsListings },
    { refused: /only home (?:you own|of your own)/i, use: 'your only home', since: '2026-11-23' },
    { refused: /(?:sold|been)(?: and| or|,)? let\b/i, use: 'rented', since: '2026-11-23' },
    { refused: /writing duty/i, use: 'document duty', since: '2026-11-23' },
    { refused: /\bwhom does\b/i, use: 'Who does it apply to?', since: '2026-11-23' },
    { refused: /\breckoned\b/i, use: 'works, worked out', since: '2026-11-23' },
    { refused: /\bfunctional\b/i, use: 'necessary', since: '2026-11-23' },
    { refused: /you agree to our/i, use: 'Read how we use your data', since: '2026-11-23' },
    { refused: /e-mail/i, use: 'email', since: '2026-11-23' },
    { refused: /two-step confirmation/i, use: 'two-step verification', since: '2026-11-23' },
    { refused: /(?:your|my) access\b(?! as)/i, use: 'account', since: '2026-11-23' },
  ],
  de: [
    { refused: /freiwillig/i, use: 'optional', since: '2026-11-23' },
    { refused: /zu leihen/i, use: 'Kreditbetrag', since: '2026-11-23' },
    { refused: /geschäftsr(?:aum|äume)/i, use: 'Gewerbeobjekt', since: '2026-11-23' },
    { refused: /doppelhaushälfte/i, use: 'einseitig angebaut', since: '2026-11-23' },
    { refused: /reihenhaus/i, use: 'beidseitig angebaut', since: '2026-11-23' },
    { refused: /aufzufrischen|\bzu renovieren/i, use: 'renovierungsbedürftig', since: '2026-11-23' },
    { refused: /keine bauten/i, use: 'keine Einheiten', since: '2026-11-23' },
    { refused: /\bart (?:der|von) (?:immobilie|objekt)/i, use: 'Objektart', since: '2026-11-23' },
    { refused: /energielabel/i, use: 'Energieklasse', since: '2026-11-23' },
    { refused: /rufen oder schreiben/i, use: 'Rufen Sie uns an oder schreiben Sie uns', since: '2026-11-23' },
    { refused: /\bdokumente\b/i, use: 'Unterlagen', since: '2026-11-23', where: /app\// },
    {
      refused: /link (?:gilt nicht mehr|ist nicht mehr gültig)/i,
      use: 'funktioniert nicht mehr',
      since: '2026-11-23',
    },
    { refused: /\bwallonien\b/i, use: 'die Wallonie', since: '2026-11-23' },
    { refused: /sehen sie (?:jetzt )?in ihr postfach/i, use: 'Schauen Sie in', since: '2026-11-23' },
    { refused: /bewertung, bevor sie erscheint/i, use: 'Erfahrungsbericht', since: '2026-11-23' },
    { refused: /duschr(?:aum|äume)/i, use: 'Duschbad', since: '2026-11-23' },
    { refused: /funktionale/i, use: 'erforderliche', since: '2026-11-23' },
    { refused: /stimmen sie unserer/i, use: 'Lesen Sie, wie wir Ihre Daten verwenden', since: '2026-11-23' },
  ],
}
