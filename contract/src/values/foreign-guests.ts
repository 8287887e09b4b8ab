/** Refusals to guests who signed in with a number of another country, with their HTTP status. */
export const FOREIGN_ERRORS = { foreign_guest: 403, passport_needed: 409 } as const;

/** Rules of their numbers and passports. */
export const FOREIGN_RULES = [
  'phone_foreign_off',
  'phone_foreign_invalid',
  'phone_country_closed',
  'foreign_countries_form',
  'passport_country',
  'passport_invalid',
  'passport_matches',
] as const;

/** Countries that issue passports, as ISO 3166 writes them in two letters. */
export const PASSPORT_COUNTRIES: readonly string[] =
  `AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ
  DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IN IQ IR IS IT JM JO JP KE
  KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL
  NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM
  TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW`.split(/\s+/);
