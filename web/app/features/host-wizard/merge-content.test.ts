import { describe, expect, it } from 'vitest';
import { isSame, mergeContent, withField } from './merge-content.ts';

const base = {
  property: { name: 'فيلا الملقا', area: 300 },
  unit: { features: ['pool', 'garden'] },
  photos: [{ id: 'a' }, { id: 'b' }] as { id: string; main?: boolean }[],
} as const;
type Content = {
  property?: { name?: string | null; area?: number | null; street?: string };
  unit?: { features?: readonly string[] };
  photos?: readonly { id: string; main?: boolean }[];
};
const merge = (mine: Content, theirs: Content) => mergeContent<Content>(base, mine, theirs);

describe('what two devices wrote', () => {
  it('comes together when they touched different fields', () => {
    const mine = { ...base, property: { name: 'فيلا الملقا', area: 320 } };
    const theirs = { ...base, property: { name: 'فيلا النرجس', area: 300, street: 'أنس بن مالك' } };
    expect(merge(mine, theirs)).toEqual({
      content: { ...base, property: { name: 'فيلا النرجس', area: 320, street: 'أنس بن مالك' } },
      conflicts: [],
    });
  });

  it('stays mine in a field both touched, and theirs is told', () => {
    const mine = { ...base, property: { name: 'من الجوال', area: 300 } };
    const theirs = { ...base, property: { name: 'من الحاسب', area: 300 } };
    expect(merge(mine, theirs)).toEqual({
      content: mine,
      conflicts: [{ path: 'property.name', theirs: 'من الحاسب' }],
    });
  });

  it('keeps what either added to a list, and loses what either took away', () => {
    const mine = {
      ...base,
      unit: { features: ['pool', 'garden', 'lift'] },
      photos: [{ id: 'b' }, { id: 'c' }],
    };
    const theirs = {
      ...base,
      unit: { features: ['garden', 'parking'] },
      photos: [...base.photos, { id: 'd' }],
    };
    const { content, conflicts } = merge(mine, theirs);
    expect(content.unit?.features).toEqual(['garden', 'parking', 'lift']);
    expect(content.photos).toEqual([{ id: 'b' }, { id: 'c' }, { id: 'd' }]);
    expect(conflicts).toEqual([]);
  });

  it('loses a field that one cleared and the other left as it was', () => {
    const { content } = merge({ ...base, property: { name: null, area: 300 } }, base);
    expect(content.property?.name).toBeNull();
  });
});

it('a field without a value and a field that is not there say the same', () => {
  expect(isSame({ property: { name: null } }, { property: {} })).toBe(true);
  expect(isSame({ property: { name: 'x' } }, { property: {} })).toBe(false);
});

it('a field is set by its name, and the way to it is made', () => {
  expect(withField<Content>({}, 'property.name', 'x')).toEqual({ property: { name: 'x' } });
  expect(withField<Content>(base, 'photos.b.main', true).photos).toEqual([
    { id: 'a' },
    { id: 'b', main: true },
  ]);
});
