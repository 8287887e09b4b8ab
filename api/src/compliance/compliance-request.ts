import { numberOf, readFacts, textOf } from '../authority/facts.ts';

/** An ad whose licence came from the authority, as it is told of. */
export interface ToldAd {
  ad_id: string;
  ad_number: number;
  licence_id: string;
  licence_number: string;
  facts: Record<string, unknown>;
  lat: number;
  lng: number;
  street: string | null;
}

/** Any condition the authority names for itself goes back to it in its own word for yes and no. */
const yesNo = (value: unknown) => (value === true || value === 'True' || value === 'true' ? 'True' : 'False');
const listOf = (value: unknown) => (Array.isArray(value) ? value : []);

/**
 * The body of a compliance call (domain.md 3.5) without the numbers of people and the deed's; `adLinkInPlatform` is the
 * path of the ad's page on this site. What the licence states goes back as the authority wrote it.
 */
export function complianceRequest(ad: ToldAd): Record<string, unknown> {
  const { facts } = ad;
  const read = readFacts(facts);
  const location = (facts.location ?? {}) as Record<string, unknown>;
  const place = (name: string) => textOf(location[name]) ?? '';
  return {
    adLicenseNumber: ad.licence_number,
    adLicenseUrl: read.url,
    adLinkInPlatform: `/details/${ad.ad_number}`,
    adSource: textOf(facts.adSource) ?? '',
    adType: read.purpose === 'sale' ? 'Sell' : 'Rent',
    advertiserName: read.advertiserName,
    borders: listOf(facts.rerBorders),
    brokerageAndMarketingLicenseNumber: read.falNumber ?? '',
    channels: ['LicensedPlatform'],
    isConstrained: yesNo(facts.isConstrained),
    creationDate: read.issuedOn,
    endDate: read.expiresOn,
    nationalAddress: {
      additionalNo: place('additionalNumber'),
      adMapLatitude: String(ad.lat),
      adMapLongitude: String(ad.lng),
      buildingNo: place('buildingNumber'),
      city: place('city'),
      district: place('district'),
      postalCode: place('postalCode'),
      region: place('region'),
      streetName: place('street') || (ad.street ?? ''),
    },
    price: numberOf(facts.propertyPrice),
    landTotalPrice: numberOf(facts.landTotalPrice),
    landTotalAnnualRent: numberOf(facts.landTotalAnnualRent),
    propertyArea: read.area,
    propertyType: read.propertyTypeText ?? '',
    propertyUsage: listOf(facts.propertyUsages),
    propertyUtilities: listOf(facts.propertyUtilities),
    qrCode: read.url,
    titleDeedType: textOf(facts.titleDeedTypeName) ?? '',
  };
}
