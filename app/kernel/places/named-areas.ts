import type { Locale } from '~/kernel/locale'

type Texts = Record<Locale, string>

/** A region, province or well-known area of Belgium, or the whole of Luxembourg. */
export type NamedArea = {
  id: string
  kind: 'region' | 'province' | 'country' | 'area'
  names: Texts
  /** With its preposition, as a title needs it: "in de Vlaamse Rand". */
  where: Texts
  /** Other names and usual abbreviations, in any language. */
  aliases: readonly string[]
  /** Ranges of Belgian postal codes, both ends inclusive … */
  ranges?: readonly (readonly [from: string, to: string])[]
  /** … or main codes of Belgian municipalities, each with all its parts … */
  municipalities?: readonly string[]
  /** … and single codes. */
  zips?: readonly string[]
}

/**
 * Regions by their postal codes; Brussels is its nineteen municipalities.
 * @see docs/places.md, "Areas", for the sources of every definition
 */
const regions: readonly NamedArea[] = [
  {
    id: 'brussels',
    kind: 'region',
    names: { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' },
    where: { nl: 'in Brussel', fr: 'à Bruxelles', en: 'in Brussels', de: 'in Brüssel' },
    aliases: [
      'bxl',
      'brx',
      'brux',
      'brussels hoofdstedelijk gewest',
      'brussels gewest',
      'brussel hoofdstad',
      'gewest brussel',
      'groot brussel',
      'region de bruxelles capitale',
      'region bruxelles capitale',
      'region bruxelloise',
      'bruxelles capitale',
      'grand bruxelles',
      'brussels capital region',
      'brussels region',
      'greater brussels',
      'region brussel hauptstadt',
      'region brüssel hauptstadt',
      'region brüssel',
    ],
    ranges: [['1000', '1299']],
  },
  {
    id: 'flanders',
    kind: 'region',
    names: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
    where: { nl: 'in Vlaanderen', fr: 'en Flandre', en: 'in Flanders', de: 'in Flandern' },
    aliases: [
      'vlaams gewest',
      'vlaamse gewest',
      'flandres',
      'region flamande',
      'flemish region',
      'flämische region',
    ],
    ranges: [
      ['1500', '3999'],
      ['8000', '9999'],
    ],
  },
  {
    id: 'wallonia',
    kind: 'region',
    names: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
    where: { nl: 'in Wallonië', fr: 'en Wallonie', en: 'in Wallonia', de: 'in Wallonien' },
    aliases: ['waals gewest', 'waalse gewest', 'region wallonne', 'walloon region', 'wallonische region'],
    ranges: [
      ['1300', '1499'],
      ['4000', '7999'],
    ],
  },
  {
    id: 'luxembourg',
    kind: 'country',
    names: {
      nl: 'Groothertogdom Luxemburg',
      fr: 'Grand-Duché de Luxembourg',
      en: 'Grand Duchy of Luxembourg',
      de: 'Großherzogtum Luxemburg',
    },
    where: {
      nl: 'in het Groothertogdom Luxemburg',
      fr: 'au Grand-Duché de Luxembourg',
      en: 'in the Grand Duchy of Luxembourg',
      de: 'im Großherzogtum Luxemburg',
    },
    aliases: [
      'luxembourg',
      'luxemburg',
      'letzebuerg',
      'lux',
      'gdl',
      'grand duche',
      'grand duchy',
      'groothertogdom',
      'gd lux',
    ],
  },
]

/** The ten provinces, by the postal codes of bpost. */
const provinces: readonly NamedArea[] = [
  {
    id: 'antwerpen',
    kind: 'province',
    names: {
      nl: 'Provincie Antwerpen',
      fr: 'Province d’Anvers',
      en: 'Province of Antwerp',
      de: 'Provinz Antwerpen',
    },
    where: {
      nl: 'in de provincie Antwerpen',
      fr: 'dans la province d’Anvers',
      en: 'in the province of Antwerp',
      de: 'in der Provinz Antwerpen',
    },
    aliases: ['antwerpen provincie', 'anvers province', 'antwerp province', 'prov antwerpen'],
    // Without Zwijndrecht (2070), which merged into a municipality of East Flanders in 2025 and kept its code.
    ranges: [
      ['2000', '2069'],
      ['2071', '2999'],
    ],
  },
  {
    id: 'vlaams-brabant',
    kind: 'province',
    names: { nl: 'Vlaams-Brabant', fr: 'Brabant flamand', en: 'Flemish Brabant', de: 'Flämisch-Brabant' },
    where: {
      nl: 'in Vlaams-Brabant',
      fr: 'en Brabant flamand',
      en: 'in Flemish Brabant',
      de: 'in Flämisch-Brabant',
    },
    aliases: ['vl brabant', 'vlbrabant', 'vl br', 'vlb', 'vbr', 'brab flamand', 'brabant fl'],
    ranges: [
      ['1500', '1999'],
      ['3000', '3499'],
    ],
  },
  {
    id: 'brabant-wallon',
    kind: 'province',
    names: { nl: 'Waals-Brabant', fr: 'Brabant wallon', en: 'Walloon Brabant', de: 'Wallonisch-Brabant' },
    where: {
      nl: 'in Waals-Brabant',
      fr: 'en Brabant wallon',
      en: 'in Walloon Brabant',
      de: 'in Wallonisch-Brabant',
    },
    aliases: ['bw', 'bt wallon', 'bt w', 'brab wallon', 'brabant w', 'w brabant', 'wbr'],
    ranges: [['1300', '1499']],
  },
  {
    id: 'west-vlaanderen',
    kind: 'province',
    names: { nl: 'West-Vlaanderen', fr: 'Flandre-Occidentale', en: 'West Flanders', de: 'Westflandern' },
    where: {
      nl: 'in West-Vlaanderen',
      fr: 'en Flandre-Occidentale',
      en: 'in West Flanders',
      de: 'in Westflandern',
    },
    aliases: ['w vl', 'wvl', 'west vl', 'w vlaanderen', 'fl occidentale', 'flandre occ'],
    ranges: [['8000', '8999']],
  },
  {
    id: 'oost-vlaanderen',
    kind: 'province',
    names: { nl: 'Oost-Vlaanderen', fr: 'Flandre-Orientale', en: 'East Flanders', de: 'Ostflandern' },
    where: {
      nl: 'in Oost-Vlaanderen',
      fr: 'en Flandre-Orientale',
      en: 'in East Flanders',
      de: 'in Ostflandern',
    },
    aliases: ['o vl', 'ovl', 'oost vl', 'o vlaanderen', 'fl orientale', 'flandre or'],
    ranges: [['9000', '9999']],
    zips: ['2070'],
  },
  {
    id: 'limburg',
    kind: 'province',
    names: {
      nl: 'Provincie Limburg',
      fr: 'Province de Limbourg',
      en: 'Province of Limburg',
      de: 'Provinz Limburg',
    },
    where: {
      nl: 'in de provincie Limburg',
      fr: 'dans la province de Limbourg',
      en: 'in the province of Limburg',
      de: 'in der Provinz Limburg',
    },
    aliases: ['limburg', 'belgisch limburg', 'limbourg belge', 'limburg provincie', 'limbourg province'],
    ranges: [['3500', '3999']],
  },
  {
    id: 'hainaut',
    kind: 'province',
    names: { nl: 'Henegouwen', fr: 'Hainaut', en: 'Hainaut', de: 'Hennegau' },
    where: { nl: 'in Henegouwen', fr: 'en Hainaut', en: 'in Hainaut', de: 'im Hennegau' },
    aliases: ['hnt', 'provincie henegouwen', 'province de hainaut', 'province du hainaut'],
    ranges: [
      ['6000', '6599'],
      ['7000', '7999'],
    ],
  },
  {
    id: 'liege',
    kind: 'province',
    names: { nl: 'Provincie Luik', fr: 'Province de Liège', en: 'Province of Liège', de: 'Provinz Lüttich' },
    where: {
      nl: 'in de provincie Luik',
      fr: 'en province de Liège',
      en: 'in the province of Liège',
      de: 'in der Provinz Lüttich',
    },
    aliases: ['luik provincie', 'liege province', 'prov liege'],
    ranges: [['4000', '4999']],
  },
  {
    id: 'province-luxembourg',
    kind: 'province',
    names: {
      nl: 'Provincie Luxemburg',
      fr: 'Province de Luxembourg',
      en: 'Province of Luxembourg',
      de: 'Provinz Luxemburg',
    },
    where: {
      nl: 'in de provincie Luxemburg',
      fr: 'en province de Luxembourg',
      en: 'in the province of Luxembourg',
      de: 'in der Provinz Luxemburg',
    },
    aliases: ['belgisch luxemburg', 'luxembourg belge', 'belgian luxembourg', 'prov lux', 'prov luxembourg'],
    ranges: [['6600', '6999']],
  },
  {
    id: 'namur',
    kind: 'province',
    names: { nl: 'Provincie Namen', fr: 'Province de Namur', en: 'Province of Namur', de: 'Provinz Namur' },
    where: {
      nl: 'in de provincie Namen',
      fr: 'en province de Namur',
      en: 'in the province of Namur',
      de: 'in der Provinz Namur',
    },
    aliases: ['namen provincie', 'namur province', 'namurois', 'prov namur'],
    ranges: [['5000', '5999']],
  },
]

/** Areas that people look for and a public body defines. */
const others: readonly NamedArea[] = [
  {
    id: 'vlaamse-rand',
    kind: 'area',
    names: {
      nl: 'Vlaamse Rand',
      fr: 'Périphérie flamande',
      en: 'Flemish periphery',
      de: 'Flämischer Rand',
    },
    where: {
      nl: 'in de Vlaamse Rand',
      fr: 'en périphérie flamande',
      en: 'in the Flemish periphery',
      de: 'im Flämischen Rand',
    },
    aliases: [
      'de vlaamse rand',
      'rand rond brussel',
      'vlaamse rand rond brussel',
      'brusselse rand',
      'peripherie bruxelloise',
      'peripherie de bruxelles',
      'brussels periphery',
      'flemish rim',
      'brüsseler rand',
      'brüsseler umland',
    ],
    municipalities: [
      '1730',
      '1650',
      '1700',
      '1620',
      '1850',
      '1560',
      '1950',
      '1630',
      '1830',
      '1860',
      '1785',
      '3090',
      '1640',
      '1600',
      '3080',
      '1800',
      '1780',
      '1970',
      '1930',
    ],
  },
  {
    id: 'halle-vilvoorde',
    kind: 'area',
    names: {
      nl: 'Halle-Vilvoorde',
      fr: 'Hal-Vilvorde',
      en: 'Halle-Vilvoorde',
      de: 'Halle-Vilvoorde',
    },
    where: {
      nl: 'in Halle-Vilvoorde',
      fr: 'en Hal-Vilvorde',
      en: 'in Halle-Vilvoorde',
      de: 'in Halle-Vilvoorde',
    },
    aliases: ['arrondissement halle vilvoorde', 'arrondissement de hal vilvorde'],
    ranges: [['1500', '1999']],
    zips: ['3090'],
  },
  {
    id: 'pajottenland',
    kind: 'area',
    names: { nl: 'Pajottenland', fr: 'Pajottenland', en: 'Pajottenland', de: 'Pajottenland' },
    where: {
      nl: 'in het Pajottenland',
      fr: 'dans le Pajottenland',
      en: 'in the Pajottenland',
      de: 'im Pajottenland',
    },
    aliases: ['payottenland', 'het pajottenland', 'pajottegebied'],
    municipalities: ['1547', '1755', '1750', '1670', '1760', '1740', '1600'],
  },
  {
    id: 'zennevallei',
    kind: 'area',
    names: { nl: 'Zennevallei', fr: 'Vallée de la Senne', en: 'Senne valley', de: 'Sennetal' },
    where: {
      nl: 'in de Zennevallei',
      fr: 'dans la vallée de la Senne',
      en: 'in the Senne valley',
      de: 'im Sennetal',
    },
    aliases: ['de zennevallei', 'zenne vallei', 'zenne valley'],
    municipalities: ['1650', '1620', '1500', '1600'],
  },
  {
    id: 'coast',
    kind: 'area',
    names: { nl: 'Belgische kust', fr: 'Côte belge', en: 'Belgian coast', de: 'Belgische Küste' },
    where: {
      nl: 'aan de Belgische kust',
      fr: 'à la Côte belge',
      en: 'on the Belgian coast',
      de: 'an der belgischen Küste',
    },
    aliases: [
      'kust',
      'de kust',
      'aan zee',
      'vlaamse kust',
      'cote',
      'la cote',
      'a la mer',
      'littoral',
      'littoral belge',
      'coast',
      'seaside',
      'flemish coast',
      'küste',
      'nordseeküste',
    ],
    municipalities: ['8660', '8670', '8620', '8430', '8400', '8450', '8420', '8370', '8300'],
    zips: ['8380'],
  },
  {
    id: 'ostbelgien',
    kind: 'area',
    names: {
      nl: 'Duitstalige Gemeenschap',
      fr: 'Communauté germanophone',
      en: 'German-speaking Community',
      de: 'Deutschsprachige Gemeinschaft',
    },
    where: {
      nl: 'in de Duitstalige Gemeenschap',
      fr: 'en Communauté germanophone',
      en: 'in the German-speaking Community',
      de: 'in der Deutschsprachigen Gemeinschaft',
    },
    aliases: ['ostbelgien', 'oost belgië', 'east belgium'],
    municipalities: ['4770', '4760', '4790', '4750', '4700', '4720', '4710', '4730', '4780'],
  },
]

export const namedAreas: readonly NamedArea[] = [...regions, ...provinces, ...others]
