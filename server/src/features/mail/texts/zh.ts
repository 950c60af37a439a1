import type { MailTexts } from './texts.ts'

export const zh: MailTexts = {
  direction: 'ltr',
  greeting: '{name}，您好：',
  addressHint: '如果按钮无法使用，请将此地址复制到浏览器中：',
  signature: 'Trimestre，企业经营模拟游戏',
  passwordReset: {
    subject: '设置新密码',
    body: ['有人（可能是您本人）为您的 Trimestre 账号申请了新密码。'],
    action: '设置密码',
    note: '此链接一小时内有效，仅可使用一次。如果不是您申请的，请忽略本邮件：您的密码不会改变。',
  },
  addressPending:
    '有人为您的账号申请了另一个邮箱地址，目前等待确认。如果这不是您本人所为，请告知贵校的 Trimestre 管理人员。',
  emailConfirmation: {
    subject: '请确认您的邮箱地址',
    body: ['此地址已被填写为您的 Trimestre 账户邮箱，经您确认后即生效。'],
    action: '确认地址',
    note: '此链接在三天内有效，且只能使用一次。如果这不是您的账户，请忽略此邮件：不会有任何更改。',
  },
  emailAsked: {
    subject: '有人为您的账户申请了另一个邮箱地址',
    body: ['有人为您的 Trimestre 账户申请了另一个邮箱地址。该地址一经确认，将取代此地址。'],
    action: '打开 Trimestre',
    note: '如果这不是您本人的申请，请立即告知贵校的 Trimestre 管理人员。',
  },
  invitation: {
    subject: '邀请您参加游戏“{game}”',
    body: ['{inviter}邀请您参加“{game}”。', '您将经营一家企业：每个季度做出决策，然后看到市场的反应。'],
    action: '查看游戏',
    note: '请使用您的账号登录，然后加入游戏。',
  },
  emailChanged: {
    subject: '您的账户邮箱已更改',
    body: ['您的 Trimestre 账户现已使用另一个邮箱地址，此地址不能再用于登录。'],
    action: '打开 Trimestre',
    note: '如果这不是您本人所做的更改，请立即告知贵校的 Trimestre 管理人员。',
  },
  passwordChanged: {
    subject: '您的账户密码已更改',
    body: ['您的 Trimestre 账户已设置新密码，所有已打开的会话均已结束。'],
    action: '打开 Trimestre',
    note: '如果这不是您本人所做的更改，请立即告知贵校的 Trimestre 管理人员。',
  },
  erasure: {
    subject: '游戏“{game}”将于{date}删除',
    body: [
      '为游戏“{game}”选择的保留期限即将到期。',
      '{date}，该游戏及其企业、决策和结果都将被删除，且无法恢复。',
    ],
    action: '打开 Trimestre',
    note: '如需保留，请在游戏设置中延长保留期限，或结算一个季度。如只想保留结果，请在该日期之前下载。',
  },
}
