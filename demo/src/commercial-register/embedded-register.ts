import type { CommercialRegister } from '../../../api/src/commercial-register/commercial-register.ts';
import { createWathq } from '../../../api/src/commercial-register/wathq.ts';
import type { Database } from '../../../api/src/platform/db/database.ts';
import { REGISTERED, type RegisterCase } from './register-cases.ts';
import { findRegistered } from './registered-office.queries.ts';

const API_KEY = 'diyar';

/** The commercial register outside production, spoken to by the very adapter that speaks to the ministry's. */
export function openEmbeddedRegister({ db }: { db: Database }): CommercialRegister {
  return createWathq({
    url: 'http://register.demonstration/',
    apiKey: API_KEY,
    fetch: registerFetch(db, API_KEY),
  });
}

/** A `fetch` that answers as the register does (domain.md 2.3): the cases of `REGISTERED`, and the offices of the demo world. */
export function registerFetch(db: Database, apiKey: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const number = /\/fullinfo\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (request.headers.get('apiKey') !== apiKey) return refused(401, '401.1.1', 'Invalid apiKey');
    if (!/^\d{10}$/.test(number)) return refused(400, '400.2.1', 'رقم السجل غير صحيح');
    const found = REGISTERED.find(({ crNumber, crNationalNumber }) =>
      [crNumber, crNationalNumber].includes(number),
    );
    if (found?.statusName === 'down') return refused(500, '500.1.1', 'Internal Server Error');
    const office = found ?? (await findRegistered(db, number));
    if (office === undefined) return refused(404, '404.2.1', 'لا توجد نتائج لرقم السجل');
    return Response.json(infoOf(office));
  };
}

const refused = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status });

/** An answer of the contract's shape. */
export function infoOf(office: RegisterCase): Record<string, unknown> {
  const { crNumber, crNationalNumber, name, statusName, inLiquidation, people } = office;
  return {
    crNationalNumber,
    crNumber,
    versionNo: 1,
    name,
    duration: 5,
    isMain: true,
    issueDateGregorian: '2019-03-12',
    issueDateHijri: '1440-07-05',
    hasEcommerce: false,
    headquarterCityId: 1,
    headquarterCityName: 'الرياض',
    isLicenseBased: false,
    entityType: { id: 1, name: 'مؤسسة', formId: 1, formName: 'مؤسسة فردية' },
    status: {
      id: statusName === 'نشط' ? 1 : 2,
      name: statusName,
      confirmationDate: { gregorian: '2026-03-12', hijri: '1447-09-23' },
    },
    activities: [
      { id: '682001', name: 'الوساطة العقارية' },
      { id: '682012', name: 'إدارة الأملاك' },
    ],
    inLiquidation: inLiquidation ?? false,
    parties: people.map((id) => ({
      name: 'مالك السجل',
      typeId: 1,
      typeName: 'فرد',
      identity: { id, typeId: 1, typeName: 'هوية وطنية' },
      partnership: [{ id: 7, name: 'مالك' }],
    })),
  };
}
