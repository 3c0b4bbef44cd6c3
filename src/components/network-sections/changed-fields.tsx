import type { ReactNode } from 'react';
import { fieldsOf } from '@/domain/net/change-set';
import { memberChanges } from '@/domain/net/member-changes';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { fieldLabel } from './labels';
import type { useValueText } from './use-value-text';
import './network-sections.css';

interface Props {
  change: Change;
  textOf: ReturnType<typeof useValueText>;
  /** What else there is to say of the edit: its write-only fields. */
  children?: ReactNode;
}

const isList = (value: unknown) => typeof value === 'string' && value.includes('\n');

/** What each field of an edit was and becomes: of a list only what comes or goes is marked. */
export function ChangedFields({ change: { section, before, after }, textOf, children }: Props) {
  const t = useT();
  const nothing = t('common.none');
  return (
    <dl className="network-fields">
      {fieldsOf(before, after).map((one) => {
        const label = fieldLabel(section, one.field)?.label;
        const was = before === null ? nothing : textOf(section, one.field, one.before);
        const becomes = after === null ? nothing : textOf(section, one.field, one.after);
        // What is empty on the only side that there is goes without saying.
        if (was === nothing && becomes === nothing) return null;
        // Only what an operator types is code: names of codes and figures with their unit are words.
        const face = (value: unknown, text: string) => (value === text ? { className: 'code' } : {});
        return (
          <div key={one.field}>
            <dt>{label ? t(label) : one.field}</dt>
            {isList(one.before) || isList(one.after) ? (
              <Members before={was === nothing ? '' : was} after={becomes === nothing ? '' : becomes} />
            ) : (
              <dd>
                {was !== nothing && <del {...face(one.before, was)}>{was}</del>}
                {after !== null && <ins {...face(one.after, becomes)}>{becomes}</ins>}
              </dd>
            )}
          </div>
        );
      })}
      {children}
    </dl>
  );
}

const ELEMENTS = { kept: 'span', gone: 'del', new: 'ins' } as const;

function Members({ before, after }: { before: string; after: string }) {
  return (
    <dd className="network-members">
      {memberChanges(before, after).map(({ text, change }, index) => {
        const Element = ELEMENTS[change];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a member may be there twice and has no other name.
          <Element key={index} className="code">
            {text}
          </Element>
        );
      })}
    </dd>
  );
}
