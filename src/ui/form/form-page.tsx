import { Button } from 'antd';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId } from 'react';
import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import type { Permit } from '@/lib/permit';
import { nameScreen } from '@/lib/screen-name';
import { Screen } from '@/ui/page/screen';
import { useCurrentSection } from './current-section';
import { useFirstField } from './first-field';
import { FormActions } from './form-actions';
import { FormBody, type FormBodySection } from './form-body';
import { useFormShell } from './use-form-shell';

interface Props<S extends z.ZodType> {
  /** Names the form: its element ids and its draft. */
  name: string;
  title: string;
  /** The object that is edited: told beside the heading, and in the title of the browser's tab. */
  about?: string;
  schema: S;
  initial: Partial<z.input<S>> | undefined;
  /** Sends it; false where the operator answered a question with no: the form stays as it is. */
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  /** Where Cancel leads, and where the page goes once the submit went through. */
  back: string;
  /** The verb of the button. */
  submitText: string;
  note?: ReactNode;
  /** What a submit that failed is called, told before its reason. */
  failed?: string;
  /** Whether the account may submit it, `can(roleApi.add)`: if not, the form says so at once and is for reading only. */
  permit: Permit<MessageId>;
  /** Of the object that is changed; a Loaded… around the form says it by itself. */
  version?: number | undefined;
  /** It makes something new, which begins at the present moment: what is written down of it is not older than anything. */
  isNew?: boolean;
  /** Told when the submit went through, with the name of the object: from what was sent where it names it. */
  success?: string | ((input: z.output<S>) => string);
  children: ReactNode;
}

/** Fewer parts are seen as they are: an index of them would only look like tabs. */
const INDEX_FROM = 4;

function SectionIndex({ sections }: { sections: readonly FormBodySection[] }) {
  const t = useT();
  const current = useCurrentSection(sections);
  const heading = useId();
  if (sections.filter(({ isAside }) => !isAside).length < INDEX_FROM) return null;
  const show = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="form-index" aria-labelledby={heading}>
      <p id={heading}>{t('form.sections')}</p>
      {sections.map(({ id, title, isAside }) => (
        <Button
          key={id}
          type="text"
          disabled={false}
          {...(isAside && { className: 'is-aside' })}
          {...(id === current && { 'aria-current': 'location' })}
          onClick={() => show(id)}
        >
          {title}
        </Button>
      ))}
    </nav>
  );
}

// The footer follows the form from the first key to the answer. Its fields are not drawn again for that.
const FooterContext = createContext<ReactNode>(null);
const Footer = () => <div className="form-footer">{useContext(FooterContext)}</div>;

/** A form on a page of its own, above eight fields: one column, footer in sight, index of its sections at the side. */
export function FormPage<S extends z.ZodType>(props: Props<S>) {
  const { title, about, initial, back, submitText, note, permit, children, ...rest } = props;
  const shell = useFormShell({ ...rest, title, initial });
  const finish = useCallback(() => go(back), [back]);
  useFirstField(props.name);
  useEffect(() => (about ? nameScreen(about) : undefined), [about]);
  const page = useCallback(
    (sections: readonly FormBodySection[]) => (
      <div className="form-page">
        <div className="form-column">
          {children}
          <Footer />
        </div>
        <SectionIndex sections={sections} />
      </div>
    ),
    [children],
  );
  return (
    <Screen title={title} beside={about && <bdi className="screen-about">{about}</bdi>} note={note}>
      <FooterContext
        value={<FormActions shell={shell} verb={submitText} permit={permit} onCancel={() => shell.leave(finish)} />}
      >
        <FormBody shell={shell} label={title} initial={initial} permit={permit} onDone={finish}>
          {page}
        </FormBody>
      </FooterContext>
    </Screen>
  );
}
