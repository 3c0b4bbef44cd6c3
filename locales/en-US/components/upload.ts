import type zh from '../../zh-CN/components/upload';

export default {
  'upload.cancel': 'Cancel upload',
  'upload.checking': 'Computing the checksum',
  'upload.damaged': 'The uploaded file differs from the chosen one, upload it again',
  'upload.done': 'Uploaded',
  'upload.leave': 'Stop and leave',
  'upload.leaveText':
    'A file is being uploaded. Leaving the page stops it. Choose the same file again later to continue where it stopped.',
  'upload.leaveTitle': 'Stop the upload?',
  'upload.left': '{time} left',
  'upload.progress': 'Upload progress of {name}',
  'upload.remove': 'Remove file',
  'upload.replace': 'Choose another file',
  'upload.resume': 'Resume',
  'upload.resumed': 'Resumed at {percent}%',
  'upload.sending': 'Uploading, keep this page open',
  'upload.stopped': 'The upload stopped',
  'upload.unreadable': 'The file cannot be read. It may have been changed or moved, choose it again',
  'upload.wait': 'Save when the upload is done',
  'upload.waiting': 'Interrupted, resumes when the connection is back',
} satisfies Record<keyof typeof zh, string>;
