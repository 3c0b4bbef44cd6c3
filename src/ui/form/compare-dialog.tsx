import { Button, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { type Difference, isSame } from '@/lib/form/comparison';
import type { Choices } from '@/lib/form/form';
import { useClosing } from '@/ui/feedback/use-closing';
import { FieldValue } from './field-value';
import type { Fields } from './form-context';
import './compare-dialog.css';

interface Props {
  rows: readonly Difference[];
  /** The form's fields, which name and show the values. */
  known: Fields;
  onChoose: (choices: Choices) => void;
  onClose: () => void;
}

/** What only one of the two changed is clear; where both did, nobody chooses for the operator. */
function clearChoice({ base, theirs, mine }: Difference) {
  if (isSame(base, mine)) return 'theirs';
  return isSame(base, theirs) ? 'mine' : undefined;
}

/** Three states of a form side by side: where it began, what is stored now, what was entered; taken over field by field. */
export default function CompareDialog({ rows, known, onChoose, onClose }: Props) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(
      rows.flatMap((row) => {
        const choice = clearChoice(row);
        return choice ? [[row.key, choice] as const] : [];
      }),
    ),
  );
  const order = [...known.keys()];
  const sorted = [...rows].sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));
  const left = rows.filter(({ key }) => choices[key] === undefined).length;
  return (
    <Modal
      open={isOpen}
      title={t('compare.title')}
      width={880}
      mask={{ closable: false }}
      onCancel={close}
      destroyOnHidden
      footer={
        <div className="compare-actions">
          <span role="status">{left > 0 && t('compare.open', { count: left })}</span>
          <Button onClick={close}>{t('compare.back')}</Button>
          <Button type="primary" disabled={left > 0} onClick={() => onChoose(choices)}>
            {t('compare.apply')}
          </Button>
        </div>
      }
    >
      <p>{t('compare.intro')}</p>
      {sorted.map((row) => (
        <Row
          key={row.key}
          row={row}
          known={known}
          choice={choices[row.key]}
          onChoose={(choice) => setChoices((old) => ({ ...old, [row.key]: choice }))}
        />
      ))}
    </Modal>
  );
}

interface RowProps {
  row: Difference;
  known: Fields;
  choice: 'mine' | 'theirs' | undefined;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

function Row({ row, known, choice, onChoose }: RowProps) {
  const t = useT();
  const id = useId();
  const facts = known.get(row.key);
  const show = (value: unknown) => <FieldValue facts={facts} known={known} value={value} />;
  return (
    <fieldset className="compare-row">
      <legend>{facts?.label ?? row.key}</legend>
      <div className="compare-side">
        <span className="compare-name">{t('compare.base')}</span>
        {show(row.base)}
      </div>
      {(['theirs', 'mine'] as const).map((side) => (
        <div key={side} className="compare-side">
          <Radio name={id} checked={choice === side} aria-describedby={`${id}-${side}`} onChange={() => onChoose(side)}>
            {t(`compare.${side}`)}
          </Radio>
          <div id={`${id}-${side}`}>{show(row[side])}</div>
        </div>
      ))}
    </fieldset>
  );
}
