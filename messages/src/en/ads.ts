import type { ads as ar } from '../ar/ads.ts';
import type { Shape } from '../shape.ts';

export const ads: Shape<typeof ar> = {
  whatsapp: 'Hello, I would like to ask about your ad “{title}”, number {number}, on Diyar',
  demoLicenceTitle: 'Demonstration licence {number}',
  demoLicenceText:
    'This licence was issued by Diyar’s sandbox registry to “{broker}”; the Real Estate General Authority does not know it. Issued on {issuedOn}, ends on {expiresOn}',
};
