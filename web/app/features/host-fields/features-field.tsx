import { useTranslations } from '../../i18n/translations.ts';
import { ManyChips } from '../../ui/chips.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { partOf, type SupplyEditor } from './editor.ts';
import { Fold } from './fold.tsx';
import { offered } from './offered.ts';
import { useChoices } from './use-choices.ts';

const GROUPS = ['comfort', 'utilities', 'rooms', 'outdoor', 'safety', 'work', 'sections'] as const;
/** In sight at once: what nearly every place has. */
const OPEN: readonly string[] = ['comfort', 'utilities'];

/** The brief's details: what the place has, by kind; the kinds that fewer need are folded. */
export function FeaturesField({ editor }: { editor: SupplyEditor }) {
  const t = useTranslations('supplyForm');
  const words = useTranslations('details');
  const [unit, set] = partOf(editor, 'unit');
  const { features } = useChoices();
  const chosen = unit.features ?? [];
  const isLocked = editor.isLocked('unit.features');
  const chips = (group: (typeof GROUPS)[number], labelHidden: boolean) => (
    <ManyChips
      label={words(`features.group.${group}`)}
      labelHidden={labelHidden}
      options={offered(
        features.filter((feature) => feature.group === group),
        chosen,
      )}
      values={chosen}
      onChange={(next) => set({ features: next })}
      error={undefined}
      isDisabled={isLocked}
    />
  );
  return (
    <section className="grid gap-3" aria-labelledby="features-title">
      <h3 id="features-title" className="text-lg font-bold">
        {t('fields.unit.features')}
      </h3>
      <FieldNote
        id="features-note"
        hint={isLocked ? t('locked') : t('detailsHint')}
        error={editor.errorOf('unit.features')}
      />
      {GROUPS.map((group) => {
        const count = features.filter(({ slug, group: of }) => of === group && chosen.includes(slug)).length;
        if (OPEN.includes(group)) return <div key={group}>{chips(group, false)}</div>;
        return (
          <Fold key={group} title={words(`features.group.${group}`)} text={t('chosen', { count })}>
            {chips(group, true)}
          </Fold>
        );
      })}
    </section>
  );
}
