import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { describe, expect, it } from 'vitest';
import { afterSave, draftOf, freshDraft, hasUnsaved, meetServer, startDraft } from './wizard-draft.ts';

const open = (version: number, name: string, startedAt = '2026-11-23T10:00:00+03:00'): Wizard => ({
  version,
  property: null,
  content: { property: { name } },
  started_at: startedAt,
  saved_at: startedAt,
});
const typed = (name: string) => ({ ...draftOf(open(1, 'فيلا')), mine: { property: { name } } });

describe('a wizard on two devices', () => {
  it('takes what the other saved where nothing here was typed', () => {
    const met = meetServer(draftOf(open(1, 'فيلا')), open(2, 'قصر'));
    expect(met.mine.property?.name).toBe('قصر');
    expect(hasUnsaved(met)).toBe(false);
  });

  it('keeps what was typed here, and tells the other’s, to be saved as the next version', () => {
    const met = meetServer(typed('بيت'), open(2, 'قصر'));
    expect(met).toMatchObject({ version: 2, mine: { property: { name: 'بيت' } } });
    expect(met.conflicts).toEqual([{ path: 'property.name', theirs: 'قصر' }]);
    expect(hasUnsaved(met)).toBe(true);
  });

  it('hears nothing from an answer that is older than what is known', () => {
    const draft = draftOf(open(3, 'فيلا'));
    expect(meetServer(draft, open(2, 'قصر'))).toBe(draft);
  });

  it('is asked about when it ended elsewhere, or another one began, with something unsaved here', () => {
    expect(meetServer(typed('بيت'), null).trouble).toBe('gone');
    expect(meetServer(typed('بيت'), open(9, 'أخرى', '2026-11-23T11:00:00+03:00')).trouble).toBe('other');
    expect(meetServer(typed('فيلا'), open(9, 'أخرى', '2026-11-23T11:00:00+03:00'))).toMatchObject({
      trouble: null,
      mine: { property: { name: 'أخرى' } },
    });
  });
});

it('what was typed while a save was under way is still to be saved', () => {
  const sent = { property: { name: 'بيت' } };
  const later = { ...typed('بيت كبير') };
  const saved = afterSave(later, sent, open(2, 'بيت'));
  expect(saved).toMatchObject({ version: 2, base: sent });
  expect(hasUnsaved(saved)).toBe(true);
});

it('a device goes on from what it kept unsaved, and from the server where it kept nothing', () => {
  const fresh = freshDraft(null, {});
  expect(startDraft(typed('بيت'), open(1, 'فيلا'), fresh).mine.property?.name).toBe('بيت');
  expect(startDraft(undefined, open(4, 'فيلا'), fresh).version).toBe(4);
  expect(startDraft(undefined, null, fresh)).toBe(fresh);
  expect(startDraft(typed('بيت'), null, fresh).trouble).toBe('gone');
});
