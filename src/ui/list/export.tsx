import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useT } from '@/i18n/use-t';
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

/** What an export shows while it runs. */
export function Exporting({ progress, cancel }: Omit<ReturnType<typeof useExport>, 'start'>) {
  const t = useT();
  return (
    <Modal
      open={progress !== null}
      title={t('export.title')}
      width={420}
      mask={{ closable: false }}
      closable={false}
      onCancel={cancel}
      destroyOnHidden
      footer={<Button onClick={cancel}>{t('common.cancel')}</Button>}
    >
      <progress
        className="export-progress"
        aria-label={t('export.title')}
        {...(progress?.total && { max: progress.total, value: progress.done })}
      />
      <p className="tabular">
        {progress?.total ? t('export.progress', { done: progress.done, total: progress.total }) : t('common.loading')}
      </p>
    </Modal>
  );
}
