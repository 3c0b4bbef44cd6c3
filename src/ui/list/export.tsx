import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useLanguage, useT } from '@/i18n/use-t';
import { durationText } from '@/lib/time';
import { MenuButton } from '@/ui/page/menu-button';
import type { ToolsProps } from './list-parts';
import { FORMATS, useExport } from './use-export';

export const EXPORT_LABELS = {
  csv: 'export.csv',
  evidenceCsv: 'export.evidenceCsv',
  evidenceMarkdown: 'export.evidenceMarkdown',
} as const;

/** Saves all rows that the filters match, not only the page, plainly or as evidence for an audit. */
export function Export({ listNow }: ToolsProps) {
  const t = useT();
  const exporting = useExport();
  return (
    <>
      <MenuButton
        placement="bottomRight"
        icon={<DownloadOutlined aria-hidden />}
        aria-label={t('export.action')}
        title={t('export.action')}
        menu={{
          items: FORMATS.map((format) => ({ key: format, label: t(EXPORT_LABELS[format]) })),
          onClick: ({ key }) => {
            const format = FORMATS.find((one) => one === key);
            if (format) exporting.start(listNow(), format);
          },
        }}
      />
      <Exporting {...exporting} />
    </>
  );
}

type Shown = Omit<ReturnType<typeof useExport>, 'start'>;

/** What a long export takes: how many calls, and how long by the first of them. */
function Question({ of: { total, size, callMs } }: { of: NonNullable<Shown['question']> }) {
  const t = useT();
  const language = useLanguage();
  if (total === null) return <p>{t('export.askUncounted')}</p>;
  const calls = Math.ceil(total / Math.max(1, size));
  const seconds = Math.max(1, Math.round((calls * callMs) / 1000));
  return <p>{t('export.ask', { calls, size, time: durationText(seconds, language) })}</p>;
}

/** What an export shows while it runs, and asks before it takes long. */
export function Exporting({ progress, question, cancel }: Shown) {
  const t = useT();
  const title =
    question === null
      ? t('export.title')
      : question.total === null
        ? t('export.askMore')
        : t('export.askTitle', { count: question.total });
  return (
    <Modal
      open={progress !== null || question !== null}
      title={title}
      width={420}
      mask={{ closable: false }}
      closable={false}
      onCancel={cancel}
      destroyOnHidden
      footer={
        <>
          <Button onClick={cancel}>{t('common.cancel')}</Button>
          {question && (
            <Button type="primary" onClick={question.goOn}>
              {t('export.action')}
            </Button>
          )}
        </>
      }
    >
      {question ? (
        <Question of={question} />
      ) : (
        <>
          <progress
            className="export-progress"
            aria-label={t('export.title')}
            {...(progress?.total && { max: progress.total, value: progress.done })}
          />
          <p className="tabular">
            {progress?.total
              ? t('export.progress', { done: progress.done, total: progress.total })
              : t('common.loading')}
          </p>
        </>
      )}
    </Modal>
  );
}
