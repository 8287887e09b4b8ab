import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ManyChips } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChipField } from './chip-field.tsx';
import { partOf, type SupplyEditor } from './editor.ts';

interface Spaces {
  whole: boolean;
  ids: string[];
  made: string[];
}

/** What of the property the unit is: all of it, or some of its parts, by ticking; new parts are named here. */
export function SpacesField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const [unit, set] = partOf(editor, 'unit');
  const { whole = true, ids = [], made = [] } = unit.spaces ?? {};
  const spaces: Spaces = { whole, ids, made };
  const change = (changes: Partial<Spaces>) => set({ spaces: { ...spaces, ...changes } });
  return (
    <div className="grid gap-3">
      <ChipField
        label={t('fields.unit.spaces')}
        values={['whole', 'parts']}
        words={(said) => t(`spacesWords.${said}`)}
        value={whole ? 'whole' : 'parts'}
        onChange={(said) => change({ whole: said === 'whole' })}
        error={editor.errorOf('unit.spaces')}
      />
      {whole ? null : <Parts there={editor.property?.spaces ?? []} spaces={spaces} onChange={change} />}
    </div>
  );
}

function Parts(props: {
  there: readonly { id: string; name: string }[];
  spaces: Spaces;
  onChange: (changes: Partial<Spaces>) => void;
}) {
  const t = useTranslations('supplyForm');
  const [name, setName] = useState('');
  const { there, spaces, onChange } = props;
  const { made } = spaces;
  const add = () => {
    const text = name.trim();
    if (text !== '' && !made.includes(text)) onChange({ made: [...made, text] });
    setName('');
  };
  return (
    <>
      {there.length === 0 ? null : (
        <ManyChips
          label={t('spacesWords.parts')}
          labelHidden
          options={there.map((space) => ({ value: space.id, label: space.name }))}
          values={spaces.ids}
          onChange={(ids) => onChange({ ids })}
          error={undefined}
        />
      )}
      {made.map((part) => (
        <div key={part} className="flex items-center gap-2">
          <span className="grow">{part}</span>
          <Button
            kind="quiet"
            aria-label={t('spaceRemove', { name: part })}
            onClick={() => onChange({ made: made.filter((one) => one !== part) })}
          >
            <Icon name="close" className="size-4" />
          </Button>
        </div>
      ))}
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            label={t('spaceName')}
            maxLength={100}
            value={name}
            onChange={setName}
            error={undefined}
          />
        </div>
        <Button kind="secondary" onClick={add}>
          {t('spaceAdd')}
        </Button>
      </div>
    </>
  );
}
