import { type ReactNode, useContext, useEffect, useId } from 'react';
import { AsideContext, FormContext, SectionContext } from './form-context';

/** A titled part of a long form; the page's index at the side leads to it. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const addSection = useContext(FormContext)?.addSection;
  const isAside = useContext(AsideContext);
  useEffect(() => addSection?.({ id, title, isAside }), [addSection, id, title, isAside]);
  return (
    <section className="form-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <SectionContext.Provider value={title}>{children}</SectionContext.Provider>
    </section>
  );
}
