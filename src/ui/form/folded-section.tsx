import { Form } from 'antd';
import { type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { isEmpty } from '@/lib/rules/values';
import { FormContext, SectionContext } from './form-context';

interface Props {
  title: string;
  /** What is inside, while it is folded. */
  about: string;
  /** The names of its fields. */
  names: readonly string[];
  children: ReactNode;
}

const always = () => true;

/** Fields that are seldom wanted, behind one line. In sight as soon as one of them has a value or is refused, a draft's too. */
export function FoldedSection({ names, ...rest }: Props) {
  const form = Form.useFormInstance();
  const isWanted = (name: string) => !isEmpty(form.getFieldValue(name)) || form.getFieldError(name).length > 0;
  return (
    <Form.Item noStyle shouldUpdate={always}>
      {() => <Fold {...rest} isHeld={names.some(isWanted)} />}
    </Form.Item>
  );
}

/** The fields stay mounted while they are folded: the form knows them, checks them and leads to them. */
function Fold({ title, about, isHeld, children }: Omit<Props, 'names'> & { isHeld: boolean }) {
  const id = useId();
  const addSection = useContext(FormContext)?.addSection;
  useEffect(() => addSection?.({ id, title, isAside: false }), [addSection, id, title]);
  const [isOpen, setOpen] = useState(isHeld);
  // Emptied again it stays as it is: nothing folds under who types.
  if (isHeld && !isOpen) setOpen(true);
  return (
    <details
      aria-labelledby={id}
      className={isHeld ? 'form-section form-fold is-held' : 'form-section form-fold'}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (isHeld) currentTarget.open = true;
        else setOpen(currentTarget.open);
      }}
    >
      <summary {...(isHeld && { tabIndex: -1, onClick: (event) => event.preventDefault() })}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {!isOpen && <span className="form-fold-about">{about}</span>}
      </summary>
      <SectionContext.Provider value={title}>{children}</SectionContext.Provider>
    </details>
  );
}
