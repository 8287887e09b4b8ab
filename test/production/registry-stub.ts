import { type HttpStub, sendJson, startHttpStub } from '../../api/src/testing/http-stub.ts';

export interface RegistryStub extends HttpStub {
  /** What a compliance call said, oldest first. */
  told: Record<string, unknown>[];
}

const day = (days: number) =>
  Temporal.Now.plainDateISO('Asia/Riyadh').add({ days }).toString().split('-').reverse().join('/');

/** A flat for rent in Riyadh, licensed to whoever asks (domain.md 3.3). */
const licenceOf = (adLicenseNumber: string, advertiserId: string) => ({
  adLicenseNumber,
  advertiserId,
  adLicenseURL: `https://registry.test/${adLicenseNumber}`,
  advertiserName: 'سارة القحطاني',
  advertisementType: 'إيجار',
  creationDate: day(-30),
  endDate: day(300),
  propertyType: 'شقة',
  propertyArea: '140',
  propertyPrice: '60000',
  numberOfRooms: '3',
  deedNumber: '310000000001',
  phoneNumber: '0500000000',
  location: { region: 'منطقة الرياض', city: 'الرياض', district: 'الملقا', latitude: '', longitude: '0' },
});

/** The authority's gateway on a port of this machine, to its published contract (domain.md 3). */
export async function startRegistryStub(): Promise<RegistryStub> {
  const told: RegistryStub['told'] = [];
  const http = await startHttpStub((came, response) => {
    const sent = (result: unknown) =>
      sendJson(response, 200, {
        Header: { Status: { Code: 200, Description: 'OK' } },
        Body: { result, success: true, error: null },
      });
    if (came.headers['x-ibm-client-id'] !== 'diyar') return sendJson(response, 401, {});
    if (came.path === '/nhc/prod/v1/brokerage/PlatformCompliance') {
      told.push(JSON.parse(came.body.toString()) as Record<string, unknown>);
      return sent({ response: true });
    }
    if (came.path !== '/nhc/prod/v2/brokerage/AdvertisementValidator') return sendJson(response, 404, {});
    const asked = new URL(came.url, 'http://registry').searchParams;
    const advertisement = licenceOf(asked.get('adLicenseNumber') ?? '', asked.get('advertiserId') ?? '');
    sent({ isValid: true, advertisement, message: null });
  });
  return { ...http, told };
}
