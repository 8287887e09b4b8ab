import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { plainPagePolicy } from '../../../api/src/platform/http/content-policy.ts';
import { CASE_NAMES, CASES, numberFor, ODD_NUMBERS, type RegistryCase } from './cases.ts';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;background:#fff;
color:#1c1c1c}table{border-collapse:collapse;width:100%}th,td{border:1px solid #d4d4d4;padding:.5rem .75rem;text-align:start}
code{font-size:1rem}input,button{font:inherit;padding:.25rem .5rem}p{margin:.5rem 0}
@media (prefers-color-scheme:dark){body{background:#161616;color:#ededed}th,td{border-color:#444}}`;

const DOES: Record<RegistryCase, { ar: string; en: string }> = {
  fits: { ar: 'ساري ومطابق', en: 'In force and matching' },
  expired: { ar: 'انتهى أمس', en: 'Ended yesterday' },
  not_yours: { ar: 'لمعلن آخر (IV0003)', en: 'Another advertiser’s (IV0003)' },
  other_purpose: { ar: 'للغرض الآخر: بيع بدل إيجار أو العكس', en: 'For the other purpose, sale or rent' },
  price_differs: { ar: 'السعر أعلى بخُمس', en: 'Its price is a fifth higher' },
  area_differs: { ar: 'المساحة أكبر بربع', en: 'Its area is a quarter larger' },
  other_type: { ar: 'نوع عقار آخر', en: 'Another type of property' },
  down_at_first: { ar: 'لا يجيب مرتين ثم يجيب', en: 'Does not answer twice, then does' },
  ends_soon: { ar: 'ينتهي خلال 7 أيام', en: 'Ends within 7 days' },
  down: { ar: 'لا يجيب أبدًا', en: 'Never answers' },
};

/** Statuses a tester may have the registry push. */
const STATUSES = [
  { code: 'Expired', name: 'منتهي' },
  { code: 'Cancelled', name: 'ملغي' },
  { code: 'Active', name: 'نشط' },
] as const;

/**
 * `GET /_dev/registry?ad=&licence=`: which licence numbers the embedded registry answers, and how; `POST
 * /_dev/registry/pushes?number=&status=` has it push a status of a licence to this server. Only where licences are checked with it.
 */
export function registerRegistryPage(app: FastifyInstance, { config }: Deps): void {
  if (config.production || config.rega !== undefined) return;
  app.get('/_dev/registry', { schema: { hide: true } }, async (request, reply) => {
    const { ad, licence } = request.query as { ad?: string; licence?: string };
    const number = /^\d{6,13}$/.test(licence ?? '') ? licence : undefined;
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', plainPagePolicy(STYLE, "'self'"))
      .type('text/html; charset=utf-8')
      .send(pageOf(/^\d{1,10}$/.test(ad ?? '') ? ad : undefined, number));
  });
  app.register(async (scope) => {
    // The form's fields stand in its address; its body is empty.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => ({}));
    scope.post('/_dev/registry/pushes', { schema: { hide: true } }, async (request, reply) => {
      const { number = '', status = '' } = request.query as Record<string, string>;
      const answer = await app.inject(pushOf({ number, status }, config.authorityPush));
      return reply.code(answer.statusCode).type('application/json').send(answer.body);
    });
  });
}

function pushOf(
  { number, status }: { number: string; status: string },
  { user, password }: Deps['config']['authorityPush'],
) {
  const said = STATUSES.find(({ code }) => code === status) ?? STATUSES[0];
  return {
    method: 'POST',
    url: '/api/v1/brokerage/push-notifications',
    headers: { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` },
    payload: {
      NotificationBody: {
        AdlicenseNumber: number,
        AdlicenseStatusCode: said.code,
        AdlicenseStatusNameAR: said.name,
      },
    },
  } as const;
}

function pageOf(ad: string | undefined, licence: string | undefined): string {
  const rows = CASE_NAMES.map((name) => {
    const number = ad === undefined ? CASES[name].fixed : numberFor(name, ad);
    return number === undefined ? '' : rowOf(number, DOES[name]);
  });
  const odd = [
    rowOf(ODD_NUMBERS.invalid, { ar: 'غير موجود (isValid:false)', en: 'Unknown (isValid:false)' }),
    rowOf(ODD_NUMBERS.html, { ar: 'صفحة خطأ من البوابة', en: 'An error page of the gateway' }),
  ];
  return `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>سجل التراخيص · Registry</title><style>${STYLE}</style></head>
<body><h1>سجل التراخيص التجريبي · <span lang="en" dir="ltr">Demo licence registry</span></h1>
<p>أرقام تراخيص تجربها في صفحة ترخيص الإعلان. اكتب رقم إعلانك لتظهر أرقامه هو.</p>
<p lang="en" dir="ltr">Licence numbers to try on an ad’s licence card. Enter your ad’s number for those made for it.</p>
<form action="/_dev/registry"><label>رقم الإعلان · <span lang="en">Ad number</span>
<input name="ad" inputmode="numeric" dir="ltr" value="${ad ?? ''}"></label> <button>عرض · Show</button></form>
<table><thead><tr><th>الرقم · <span lang="en">Number</span></th><th>الجواب · <span lang="en">Answer</span></th></tr></thead>
<tbody>${[...rows, ...odd].join('')}</tbody></table>
<h2>إشعار من الهيئة · <span lang="en" dir="ltr">A push of the authority</span></h2>
<form action="/_dev/registry"><label>رقم الترخيص · <span lang="en">Licence number</span>
<input name="licence" inputmode="numeric" dir="ltr" value="${licence ?? ''}"></label> <button>اختيار · Choose</button></form>
${licence === undefined ? '' : STATUSES.map((status) => pushForm(licence, status)).join(' ')}
</body></html>`;
}

function pushForm(licence: string, { code, name }: (typeof STATUSES)[number]): string {
  return `<form method="post" action="/_dev/registry/pushes?number=${licence}&amp;status=${code}"><button>${name} · ${code}</button></form>`;
}

function rowOf(number: string, { ar, en }: { ar: string; en: string }): string {
  return `<tr><td><code dir="ltr">${number}</code></td><td>${ar} · <span lang="en" dir="ltr">${en}</span></td></tr>`;
}
