import { useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button, buttonLook, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceChips, ManyChips } from '../../ui/chips.tsx';
import { RadioGroup, SegmentedControl } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TimeGrid } from '../../ui/time-grid.tsx';

const SIZES = ['small', 'medium', 'large'] as const;
const HOURS = ['14:00', '15:00', '16:00', '17:00', '18:00'].map((text) => ({ value: text, text }));

export function KitButtons() {
  const t = useTranslations('kit');
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button>{t('save')}</Button>
        <Button kind="secondary">{t('cancel')}</Button>
        <Button kind="quiet">{t('more')}</Button>
        <Button kind="danger">{t('remove')}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {SIZES.map((size) => (
          <Button key={size} size={size} kind="secondary">
            {t('more')}
          </Button>
        ))}
        <IconButton label={t('close')}>
          <Icon name="close" />
        </IconButton>
        <span className={buttonLook('quiet')}>
          {t('next')}
          <Icon name="chevron" className="size-4" />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button pending>{t('save')}</Button>
        <Button disabledReason={t('notYet')}>{t('save')}</Button>
      </div>
    </>
  );
}

export function KitChips() {
  const t = useTranslations('kit');
  const [city, setCity] = useState<string>();
  const [cities, setCities] = useState<string[]>([]);
  const [count, setCount] = useState<number | null>(null);
  const options = [
    { value: 'riyadh', label: t('riyadh') },
    { value: 'jeddah', label: t('jeddah') },
  ];
  return (
    <>
      <ChoiceChips label={t('city')} options={options} value={city} onChange={setCity} error={undefined} />
      <ManyChips label={t('city')} options={options} values={cities} onChange={setCities} error={undefined} />
      <Stepper
        label={t('name')}
        lessLabel={t('remove')}
        moreLabel={t('more')}
        value={count}
        onChange={setCount}
        error={undefined}
      />
    </>
  );
}

export function KitFields() {
  const t = useTranslations('kit');
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('0501234567');
  const [about, setAbout] = useState('');
  const [city, setCity] = useState('riyadh');
  const cities = [
    { value: 'riyadh', label: t('riyadh') },
    { value: 'jeddah', label: t('jeddah') },
  ];
  return (
    <>
      <TextField label={t('name')} value={name} onChange={setName} error={undefined} hint={t('nameHint')} />
      <TextField label={t('name')} value={name} onChange={setName} error={t('nameError')} />
      <TextField label={t('phone')} value={phone} onChange={setPhone} error={undefined} type="tel" ltr />
      <Select label={t('city')} value={city} onChange={setCity} options={cities} error={undefined} />
      <TextArea label={t('about')} value={about} onChange={setAbout} error={undefined} />
    </>
  );
}

export function KitChoices() {
  const t = useTranslations('kit');
  const [agreed, setAgreed] = useState(true);
  const [period, setPeriod] = useState('daily');
  const [method, setMethod] = useState('card');
  const [hour, setHour] = useState('16:00');
  const periods = (['daily', 'monthly', 'yearly'] as const).map((value) => ({ value, label: t(value) }));
  const methods = (['card', 'transfer'] as const).map((value) => ({ value, label: t(value) }));
  return (
    <>
      <SegmentedControl label={t('period')} options={periods} value={period} onChange={setPeriod} />
      <RadioGroup label={t('method')} options={methods} value={method} onChange={setMethod} />
      <Checkbox label={t('agree')} isSelected={agreed} onChange={setAgreed} error={undefined} />
      <Checkbox
        label={t('agree')}
        isSelected
        onChange={setAgreed}
        error={undefined}
        fixedReason={t('fixed')}
      />
      <TimeGrid label={t('hour')} options={HOURS} value={hour} onChange={setHour} />
    </>
  );
}
