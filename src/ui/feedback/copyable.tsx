import { type ReactNode, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { shownText } from '@/lib/shown';
import { useReport } from '@/ui/feedback/report';
import { copyText } from './copy-text';
import './copyable.css';

// Drawn here, since a table shows one per row and the library's icons cost ten times as much.
const SHEETS = 'M5.5 5.5h7v8h-7zM3.5 10.5v-8h7';
const CHECK = 'M3 8.5l3.5 3.5L13 4.5';

interface Props {
  /** Null is a dash. */
  text: string | null;
  label?: string;
  onCopied?: () => void;
  /** What shows it where that is not the bare text: a link that it names. */
  children?: ReactNode;
}

/** An id, address or secret in the code face, left-to-right, with a copy button on hover and focus. */
export function Copyable({ text, ...rest }: Props) {
  // An answer that breaks its contract comes through in production.
  return typeof text === 'string' ? <Copy {...rest} text={text} /> : <span className="absent">{shownText(text)}</span>;
}

/** A secret may have the sign of one too, but no host behind it. */
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** A mail address goes on in the next line behind its sign, where it must, and nowhere else. */
function Parted({ text }: { text: string }) {
  if (!MAIL_ADDRESS.test(text)) return text;
  const host = text.indexOf('@') + 1;
  return (
    <>
      <span className="copyable-part">{text.slice(0, host)}</span>
      <wbr />
      <span className="copyable-part">{text.slice(host)}</span>
    </>
  );
}

function Copy({ text, label, onCopied, children }: Props & { text: string }) {
  const t = useT();
  const report = useReport();
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    copyText(text).then(
      () => {
        setCopied(true);
        onCopied?.();
        report.success(t('copy.done'));
      },
      () => {
        // Marked, so that one key is enough to copy it by hand.
        if (code.current) window.getSelection()?.selectAllChildren(code.current);
        report.warning(t('copy.failed'));
      },
    );
  return (
    <span className="copyable">
      <bdi ref={code} className={children ? 'copyable-shown' : 'code'} dir="ltr" title={text}>
        {children ?? <Parted text={text} />}
      </bdi>
      <button
        type="button"
        className="copyable-button"
        aria-label={t('copy.action', { what: label ?? text })}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isCopied ? CHECK : SHEETS} />
        </svg>
      </button>
    </span>
  );
}
