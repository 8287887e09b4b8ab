import { describe, expect, test } from 'vitest';
import { deskPaths } from './desk-paths.ts';
import { paths, safeReturnTo, switchLang } from './paths.ts';

function every(lang: 'ar' | 'en') {
  const to = paths(lang);
  const desk = deskPaths(lang);
  return {
    home: to.home(),
    results: to.results(),
    map: to.map({ bbox: '46.5,24.5,47,25', polygon: '46.5,24.5;47,24.5;47,25' }),
    filtered: to.results({ city: 'riyadh,jeddah', period: 2, q: 'شقة في الملقا', price_max: '' }),
    details: to.details('100234'),
    private: to.details('100234', { k: 'a b' }),
    compare: to.compare(['7', '8'], 'differences'),
    book: to.book('100234', { period: 1, start: '2026-12-01T10:00' }),
    signIn: to.signIn(),
    signInBack: to.signIn({ returnTo: to.results({ city: 'riyadh' }) }),
    reservations: to.reservations(),
    reservation: to.reservation('7'),
    payment: to.payment('7'),
    paymentReturn: to.paymentReturn('7'),
    terms: to.terms(),
    serviceAgreement: to.serviceAgreement(),
    page: to.page('privacy-policy'),
    console: desk.console(),
    consoleSettings: desk.consoleSettings({ key: 'vat_percent' }),
    consoleAudit: desk.consoleAudit({ act: 'signed_in', operator: '', before: '7' }),
    notFound: to.notFound(),
  };
}

test('addresses are the ones the brief fixed, English under /en', () => {
  expect(every('ar')).toMatchInlineSnapshot(`
    {
      "book": "/details/100234/book?period=1&start=2026-12-01T10%3A00",
      "compare": "/compare?ads=7,8&only=differences",
      "console": "/admin",
      "consoleAudit": "/admin/audit?act=signed_in&before=7",
      "consoleSettings": "/admin/settings?key=vat_percent",
      "details": "/details/100234",
      "filtered": "/all_deals?city=riyadh,jeddah&period=2&q=%D8%B4%D9%82%D8%A9+%D9%81%D9%8A+%D8%A7%D9%84%D9%85%D9%84%D9%82%D8%A7",
      "home": "/",
      "map": "/map?bbox=46.5,24.5,47,25&polygon=46.5,24.5%3B47,24.5%3B47,25",
      "notFound": "/404",
      "page": "/privacy-policy",
      "payment": "/dashboard/reservations/7/payment",
      "paymentReturn": "/dashboard/reservations/7/payment/return",
      "private": "/details/100234?k=a+b",
      "reservation": "/dashboard/reservations/7",
      "reservations": "/dashboard/reservations",
      "results": "/all_deals",
      "serviceAgreement": "/term-of-service-agreement",
      "signIn": "/sign-in",
      "signInBack": "/sign-in?returnTo=%2Fall_deals%3Fcity%3Driyadh",
      "terms": "/terms_of_use",
    }
  `);
  expect(every('en')).toMatchInlineSnapshot(`
    {
      "book": "/en/details/100234/book?period=1&start=2026-12-01T10%3A00",
      "compare": "/en/compare?ads=7,8&only=differences",
      "console": "/en/admin",
      "consoleAudit": "/en/admin/audit?act=signed_in&before=7",
      "consoleSettings": "/en/admin/settings?key=vat_percent",
      "details": "/en/details/100234",
      "filtered": "/en/all_deals?city=riyadh,jeddah&period=2&q=%D8%B4%D9%82%D8%A9+%D9%81%D9%8A+%D8%A7%D9%84%D9%85%D9%84%D9%82%D8%A7",
      "home": "/en",
      "map": "/en/map?bbox=46.5,24.5,47,25&polygon=46.5,24.5%3B47,24.5%3B47,25",
      "notFound": "/en/404",
      "page": "/en/privacy-policy",
      "payment": "/en/dashboard/reservations/7/payment",
      "paymentReturn": "/en/dashboard/reservations/7/payment/return",
      "private": "/en/details/100234?k=a+b",
      "reservation": "/en/dashboard/reservations/7",
      "reservations": "/en/dashboard/reservations",
      "results": "/en/all_deals",
      "serviceAgreement": "/en/term-of-service-agreement",
      "signIn": "/en/sign-in",
      "signInBack": "/en/sign-in?returnTo=%2Fen%2Fall_deals%3Fcity%3Driyadh",
      "terms": "/en/terms_of_use",
    }
  `);
});

describe('switchLang', () => {
  test.each([
    ['/', 'en', '/en'],
    ['/en', 'ar', '/'],
    ['/en/', 'ar', '/'],
    ['/all_deals?city=riyadh#list', 'en', '/en/all_deals?city=riyadh#list'],
    ['/en/details/5?k=x', 'ar', '/details/5?k=x'],
    ['/en/details/5', 'en', '/en/details/5'],
    ['/english-course', 'en', '/en/english-course'],
    ['/?q=a/en/b', 'en', '/en?q=a/en/b'],
  ] as const)('%s in %s is %s', (address, lang, expected) => {
    expect(switchLang(address, lang)).toBe(expected);
  });
});

describe('safeReturnTo', () => {
  test('keeps an address of this site', () => {
    expect(safeReturnTo('/details/5/book?start=x#pay', 'ar')).toBe('/details/5/book?start=x#pay');
  });
  test.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('goes home instead of %j', (value) => {
    expect(safeReturnTo(value, 'en')).toBe('/en');
  });
});
