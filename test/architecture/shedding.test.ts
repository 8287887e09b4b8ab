import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FRAME_CALLS, PUBLIC_CALLS, rankOfPage, SPARED_CALLS } from '../../api/src/shedding/shedding.ts';
import { ENDPOINTS } from '../../contract/src/endpoints/endpoints.ts';
import { textOf } from './repository.ts';

/** Reads that need no sign-in and are never refused, each with its reason. */
const NEVER: Record<string, string> = {
  'GET /api/v1/auth/countries': 'the page to sign in on asks for it',
  'GET /api/v1/live': 'has a bound of its own',
  'GET /api/v1/notifications/unsubscriptions/{key}': 'who wants no more e-mail is not put off',
  'GET /api/v1/tickets/{id}': 'what a stranger wrote to us',
  'GET /api/v1/units/{id}/calendar': 'the way to a booking',
  'GET /api/v1/user/settings/general': 'the frame of every page, and its cookie against forged writes',
};

const calls = Object.values(ENDPOINTS).map(({ method, path, caller }) => ({
  isOpenRead: method === 'GET' && (caller === 'anyone' || caller === 'maybe_token'),
  call: `${method} ${path}`,
}));
const refusable: readonly string[] = [...SPARED_CALLS, ...PUBLIC_CALLS];

interface Way {
  path: string;
  backend: { service: { name: string } };
}

/** Paths that go to the servers for bookings and payments. */
const ways: Way[] = parse(textOf('deploy/kubernetes/ingress.yaml')).spec.rules[0].http.paths;
const apart = ways.filter(({ backend }) => backend.service.name === 'transactions').map(({ path }) => path);

describe('what a process that is behind may refuse', () => {
  it('is what strangers may read, all of it but what has a reason, and nothing else', () => {
    const open = calls.filter(({ isOpenRead }) => isOpenRead).map(({ call }) => call);
    expect(open.toSorted()).toEqual([...refusable, ...FRAME_CALLS, ...Object.keys(NEVER)].toSorted());
  });

  it('is nothing that the balancer leads to the servers for bookings and payments', () => {
    expect(apart.length).toBeGreaterThan(10);
    const isLedApart = (call: string) =>
      apart.some((path) => `${call.split(' ')[1]}/`.startsWith(`${path}/`));
    expect(refusable.filter(isLedApart)).toEqual([]);
  });

  it('is what waits last at the balancer, where it is spared', () => {
    const [, spared = ''] = /acl spared path_reg (\S+)/.exec(textOf('deploy/haproxy/haproxy.cfg')) ?? [];
    const pathsOf = (calls: readonly string[]) =>
      calls.map(
        (call) =>
          call
            .split(' ')[1]
            ?.replace('{id}', '7')
            .replaceAll(/\{\w+\}/g, 'x') ?? '',
      );
    const last = new RegExp(spared);
    expect(pathsOf(SPARED_CALLS).filter((path) => !last.test(path))).toEqual([]);
    expect(pathsOf([...PUBLIC_CALLS, ...FRAME_CALLS]).filter((path) => last.test(path))).toEqual([]);
  });

  it('is no page on the way to signing in, booking or paying', () => {
    const steady = [
      ...['/sign-in', '/en/sign-in.data', '/dashboard', '/dashboard/reservations/7/payment', '/payment/3'],
      ...['/admin/jobs', '/details/7/book', '/en/details/7/book.data', '/host/ads', '/addunit'],
    ];
    expect(steady.filter((path) => rankOfPage(path) !== undefined)).toEqual([]);
    const others = '/ /en /_.data /all_deals /en/map.data /details/7 /profile/3 /terms_of_use /hosting /help';
    expect(others.split(' ').filter((path) => rankOfPage(path) !== 'public')).toEqual([]);
  });
});

describe('the shared cache', () => {
  it('leads to the servers for bookings and payments what the balancer leads there, and keeps nothing of it', () => {
    const [, names = '', block = ''] =
      /location ~ \^\/api\/v1\/\(([^)]*)\)\(\/\|\$\) \{([^}]*)\}/.exec(textOf('deploy/nginx/nginx.conf')) ??
      [];
    expect(names.split('|').map((name) => `/api/v1/${name}`)).toEqual(apart);
    expect(block.trim()).toBe('proxy_pass http://transactions;\n            proxy_cache off;');
  });
});
