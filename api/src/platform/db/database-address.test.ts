import { describe, expect, it } from 'vitest';
import { isDatabaseAddress, serversOf } from './database-address.ts';

describe('the address of a database', () => {
  it('may name several servers, of which each has an address of its own', () => {
    expect(
      serversOf(
        'postgres://diyar:se%2Ccret@first:5433,[::1],10.0.0.3:5434/diyar?sslmode=require&target_session_attrs=read-write',
      ),
    ).toEqual([
      'postgres://diyar:se%2Ccret@first:5433/diyar?sslmode=require',
      'postgres://diyar:se%2Ccret@[::1]/diyar?sslmode=require',
      'postgres://diyar:se%2Ccret@10.0.0.3:5434/diyar?sslmode=require',
    ]);
  });

  it('may name one that moves from server to server, and is to be the primary', () => {
    expect(serversOf('postgresql://diyar@database-rw/diyar?target_session_attrs=primary')).toEqual([
      'postgresql://diyar@database-rw/diyar',
    ]);
  });

  it('is left alone when it names one and asks nothing of it', () => {
    expect(serversOf('postgres://diyar:secret@localhost:5432/diyar')).toBeUndefined();
  });

  it.each([
    'postgres://diyar:secret@localhost:5432/diyar',
    'postgres://a:1,b:2/db?target_session_attrs=read-write',
    'postgres://127.0.0.1',
    'postgres:///db?host=/run/postgresql',
  ])('is taken as %s', (address) => expect(isDatabaseAddress(address)).toBe(true));

  it.each([
    'https://a/db',
    'postgres://a:1,b:none/db',
    'postgres://a,,b/db',
    'postgres://a:1,b:2/db?target_session_attrs=standby',
    'postgres://',
  ])('is refused as %s', (address) => expect(isDatabaseAddress(address)).toBe(false));
});
