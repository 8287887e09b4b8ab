import type { SavedSearch } from '@diyar/contract/finding/saved-searches';
import { ALERT_EVERY, ALERT_KINDS, type AlertEvery } from '@diyar/contract/words/search-words';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import type { Choices } from '../search/query/choices.ts';
import { chosenIn } from '../search/query/chosen.ts';
import { printSearch } from '../search/query/search.ts';
import { useChipNames } from '../search/results/chips.tsx';
import { DeleteDialog, RenameDialog } from './search-dialogs.tsx';
import { useSearchChange } from './use-search-change.ts';
import { searchOf } from './use-search-names.ts';

interface CardProps {
  search: SavedSearch;
  /** Undefined while they are on their way. */
  names: Choices | undefined;
  onChange: () => void;
}

/** A saved search: what it asks for, what of it is new, and when and of what it tells. */
export function SearchCard({ search, names, onChange }: CardProps) {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const look = () => {
    void callApi('POST /api/v1/searches/{id}/looks', { params: { id: search.id }, lang }).then(onChange);
  };
  return (
    <Card as="li" className="grid gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-2">
          <h2 className="flex flex-wrap items-center gap-2 text-lg font-bold">
            <bdi className="min-w-0 break-words">{search.name}</bdi>
            {search.unseen > 0 ? <Badge tone="primary">{t('unseen', { count: search.unseen })}</Badge> : null}
            {search.paused ? <Badge tone="neutral">{t('paused')}</Badge> : null}
            {search.is_past ? <Badge tone="warning">{t('past')}</Badge> : null}
          </h2>
          {names === undefined ? <div className="h-8" /> : <Asked search={search} names={names} />}
        </div>
        <Link
          to={paths(lang).results({ ...printSearch(searchOf(search)), sort: 'newest' })}
          onClick={look}
          className={buttonLook(search.unseen > 0 ? 'primary' : 'secondary', 'small')}
        >
          {t('results')}
        </Link>
      </div>
      <Telling search={search} onChange={onChange} />
    </Card>
  );
}

/** What it asks for, in words. */
function Asked({ search, names }: { search: SavedSearch; names: Choices }) {
  const t = useTranslations('savedSearches');
  const filters = searchOf(search);
  const nameOf = useChipNames({ choices: names, ads: [], filters });
  return (
    <ul aria-label={t('asks')} className="flex flex-wrap gap-2">
      {chosenIn(filters).map((chip) => (
        <li
          key={`${chip.name} ${chip.value}`}
          className="max-w-full truncate rounded-pill bg-sunken px-3 py-1 text-sm"
        >
          {nameOf(chip)}
        </li>
      ))}
    </ul>
  );
}

/** When and of what it tells, and what else may be done with it. Each choice is saved by itself. */
function Telling({ search, onChange }: Omit<CardProps, 'names'>) {
  const t = useTranslations('savedSearches');
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const { change, isPending } = useSearchChange(search, onChange);
  const isDated = search.query.from !== undefined;
  const toggle = (kind: SavedSearch['kinds'][number], isOn: boolean) =>
    void change({ kinds: isOn ? [...search.kinds, kind] : search.kinds.filter((one) => one !== kind) });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[14rem_1fr]">
        <Select
          label={t('every')}
          value={search.every}
          onChange={(every) => void change({ every: every as AlertEvery })}
          options={ALERT_EVERY.map((value) => ({ value, label: t(`everyWords.${value}`) }))}
          hint={t(`everyHint.${search.every}`)}
          error={undefined}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 font-medium">{t('kinds')}</legend>
          {ALERT_KINDS.filter((kind) => kind !== 'freed' || isDated).map((kind) => (
            <Checkbox
              key={kind}
              label={t(`kindWords.${kind}`)}
              isSelected={search.kinds.includes(kind)}
              onChange={(isOn) => toggle(kind, isOn)}
              error={undefined}
            />
          ))}
        </fieldset>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          pending={isPending}
          onClick={() => void change({ paused: !search.paused })}
        >
          {t(search.paused ? 'resume' : 'pause')}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setOpen('rename')}>
          {t('rename')}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setOpen('delete')}>
          {t('delete')}
        </Button>
      </div>
      {open === 'rename' ? (
        <RenameDialog
          name={search.name}
          onClose={() => setOpen(null)}
          onDone={(name) => void change({ name })}
        />
      ) : null}
      {open === 'delete' ? (
        <DeleteDialog search={search} onClose={() => setOpen(null)} onDone={onChange} />
      ) : null}
    </>
  );
}
