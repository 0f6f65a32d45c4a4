import { type TSchema, Type } from 'typebox'
import type { Call } from '../calls/define-call.ts'
import { AuditPage, AuditQuery } from '../entities/admin-audit.ts'
import {
  AdminMenu,
  AdminMenuDelete,
  AdminMenuMove,
  AdminMenuSave,
  AdminMenus,
} from '../entities/admin-menu.ts'
import { OperationPage, OperationQuery, SubAppChoice, SubAppSwitch } from '../entities/admin-operation.ts'
import {
  AdminDepartment,
  AdminDepartmentQuery,
  AdminDepartmentSave,
  AdminSite,
  AdminSiteChoice,
  AdminSiteQuery,
  AdminSiteSave,
} from '../entities/admin-organisation.ts'
import { SavedRecord, SeenRecord } from '../entities/admin-record.ts'
import {
  AdminResource,
  AdminResourceDelete,
  AdminResourceQuery,
  AdminResourceSave,
} from '../entities/admin-resource.ts'
import {
  AdminRole,
  AdminRoleCode,
  AdminRoleDelete,
  AdminRoleDetail,
  AdminRoleQuery,
  AdminRoleSave,
  RoleChoices,
} from '../entities/admin-role.ts'
import {
  AdminNotice,
  AdminNoticePublication,
  AdminNoticeQuery,
  AdminNoticeSave,
  AdminTranslation,
  AdminTranslationQuery,
  AdminTranslationSave,
} from '../entities/admin-texts.ts'
import {
  AdminUser,
  AdminUserCode,
  AdminUserQuery,
  AdminUserSave,
  AdminUserState,
  EndedSessions,
  Invitation,
  SentLink,
} from '../entities/admin-user.ts'
import { Airport, AirportOption, AirportSwitch } from '../entities/airport.ts'
import {
  AirlineMessage,
  AirlineMessageQuery,
  AirlineRead,
  CheckMessage,
  CheckMessageIds,
  CheckMessageQuery,
  MessageCounts,
} from '../entities/business-message.ts'
import { Captcha } from '../entities/captcha.ts'
import { ColumnSetting, ColumnSettingQuery, ColumnSettingSave } from '../entities/column-setting.ts'
import { CsvImport, ImportReport } from '../entities/csv-import.ts'
import { DataSourceOption, DataSourceQuery } from '../entities/data-source.ts'
import { Department, DepartmentQuery, DeptTreeAndDict, DeptTreeAndDictQuery } from '../entities/department.ts'
import { DictionaryOptions, DictionaryQuery, Directory, DirectoryCodes } from '../entities/dictionary.ts'
import { Favourite, FavouriteId, NewFavourite } from '../entities/favourite.ts'
import {
  ApplicationChoice,
  ApplicationId,
  AppMessage,
  AppMessageChoice,
  AppMessageSetting,
  BoxEdit,
  BoxId,
  BoxOffer,
  BoxOrder,
  HomeApplication,
  HomeBox,
  IndexSet,
  NewBox,
  Statement,
} from '../entities/home.ts'
import { LoginKey, LoginRequest, LoginResult } from '../entities/login.ts'
import { MenuItem } from '../entities/menu-item.ts'
import {
  Acknowledgement,
  ChangedMessages,
  LatestMessages,
  LatestQuery,
  Message,
  MessageCategoryEntry,
  MessagePage,
  MessageQuery,
  ReadStatusChange,
  RecordCountQuery,
  SentMessage,
  SentMessageId,
  SentMessageQuery,
  SiteAcknowledgement,
} from '../entities/message.ts'
import { Notice } from '../entities/notice.ts'
import {
  MobileCodeAnswer,
  MobileCodeRequest,
  PasswordResetAnswer,
  PasswordResetQuery,
} from '../entities/one-time-code.ts'
import { OperationReport } from '../entities/operation.ts'
import { Page, PageAsOf, PageLimitRequest } from '../entities/paging.ts'
import {
  PasswordChange,
  PasswordChangeGrant,
  PasswordChangeStart,
  PasswordLinkQuery,
} from '../entities/password-change.ts'
import { FirstPassword, InvitedPerson, PersonLinkToken } from '../entities/person-link.ts'
import { Project } from '../entities/project.ts'
import { FunctionTest, FunctionTestResult, Resource } from '../entities/resource.ts'
import { RightsChange, RightsChangeId, RightsChangeQuery, RightsRules } from '../entities/rights-change.ts'
import { RoleName } from '../entities/role.ts'
import { SerialQuery } from '../entities/serial.ts'
import {
  FirstAdministrator,
  FirstInvitation,
  FirstSites,
  FirstUser,
  SetupOptions,
} from '../entities/setup.ts'
import { SubAppReport, SubAppStatus } from '../entities/sub-app.ts'
import { SubscriptionItem, SubscriptionSave } from '../entities/subscription.ts'
import { Translation, TranslationQuery } from '../entities/translation.ts'
import { Employee, UserCodeQuery, UserHit, UserQuery } from '../entities/user.ts'
import { EmployeeInfo, UserInfo } from '../entities/user-info.ts'

/** The run-time schemas of one call. */
export interface CallSchemas {
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
}

const count = Type.Integer({ minimum: 0 })

/** Schemas by call id, for the server only: a client imports the calls and gets no schema code. */
export const CALL_SCHEMAS: Readonly<Record<string, CallSchemas>> = {
  'adminMenu.tree': { data: AdminMenus },
  'adminMenu.save': { body: AdminMenuSave, data: AdminMenu },
  'adminMenu.move': { body: AdminMenuMove, data: Type.Null() },
  'adminMenu.delete': { body: AdminMenuDelete, data: Type.Null() },
  'adminMenu.import': { body: CsvImport, data: ImportReport },
  'adminResource.page': { body: AdminResourceQuery, data: Page(AdminResource) },
  'adminResource.save': { body: AdminResourceSave, data: AdminResource },
  'adminResource.delete': { body: AdminResourceDelete, data: Type.Null() },
  'adminRole.page': { body: AdminRoleQuery, data: Page(AdminRole) },
  'adminRole.detail': { query: AdminRoleCode, data: AdminRoleDetail },
  'adminRole.choices': { data: RoleChoices },
  'adminRole.save': { body: AdminRoleSave, data: AdminRoleDetail },
  'adminRole.delete': { body: AdminRoleDelete, data: Type.Null() },
  'adminUser.page': { body: AdminUserQuery, data: Page(AdminUser) },
  'adminUser.detail': { query: AdminUserCode, data: AdminUser },
  'adminUser.save': { body: AdminUserSave, data: AdminUser },
  'adminUser.setEnabled': { body: AdminUserState, data: AdminUser },
  'adminUser.endSessions': { body: AdminUserCode, data: EndedSessions },
  'adminUser.invite': { body: AdminUserCode, data: Invitation },
  'adminUser.resetPassword': { body: AdminUserCode, data: SentLink },
  'rightsChange.page': { body: RightsChangeQuery, data: Page(RightsChange) },
  'rightsChange.rules': { data: RightsRules },
  'rightsChange.confirm': { body: RightsChangeId, data: RightsChange },
  'rightsChange.refuse': { body: RightsChangeId, data: RightsChange },
  'rightsChange.withdraw': { body: RightsChangeId, data: RightsChange },
  'adminUser.import': { body: CsvImport, data: ImportReport },
  'auth.randomImage': { data: Captcha },
  'auth.getRsaPublicKey': { data: LoginKey },
  'auth.login': { body: LoginRequest, data: LoginResult },
  'auth.idcardLogin': { body: LoginRequest, data: LoginResult },
  'auth.sendMobileCode': { body: MobileCodeRequest, data: MobileCodeAnswer },
  'auth.randomForgetPwdImage': {
    query: Type.Object({ employeeCode: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: Captcha,
  },
  'auth.forgetPassword': { query: PasswordResetQuery, data: PasswordResetAnswer },
  'auth.logout': { data: Type.Null() },
  'auth.getRoleNames': {
    query: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    data: Type.Array(RoleName),
  },
  'auth.listMenus': { data: Type.Array(MenuItem) },
  'auth.listResources': { data: Type.Array(Resource) },
  'admin.departments.page': { body: AdminDepartmentQuery, data: Page(AdminDepartment) },
  'admin.departments.save': { body: AdminDepartmentSave, data: SavedRecord },
  'admin.departments.delete': { body: SeenRecord, data: Type.Null() },
  'admin.sites.page': { body: AdminSiteQuery, data: Page(AdminSite) },
  'admin.sites.save': { body: AdminSiteSave, data: SavedRecord },
  'admin.sites.setSite': { body: AdminSiteChoice, data: SavedRecord },
  'admin.translations.page': { body: AdminTranslationQuery, data: Page(AdminTranslation) },
  'admin.translations.save': { body: AdminTranslationSave, data: SavedRecord },
  'admin.translations.delete': { body: SeenRecord, data: Type.Null() },
  'admin.notices.page': { body: AdminNoticeQuery, data: Page(AdminNotice) },
  'admin.notices.save': { body: AdminNoticeSave, data: SavedRecord },
  'admin.notices.publish': { body: AdminNoticePublication, data: SavedRecord },
  'admin.notices.withdraw': { body: SeenRecord, data: SavedRecord },
  'admin.notices.delete': { body: SeenRecord, data: Type.Null() },
  'admin.subApps.use': { body: SubAppChoice, data: Type.Object({ activeVersion: Type.String() }) },
  'admin.subApps.setEnabled': { body: SubAppSwitch, data: Type.Null() },
  'admin.operations.page': { body: OperationQuery, data: OperationPage },
  'admin.audit.page': { body: AuditQuery, data: AuditPage },
  'airlineMessage.page': { body: AirlineMessageQuery, data: PageAsOf(AirlineMessage) },
  'airlineMessage.read': { body: AirlineRead, data: ChangedMessages },
  'airport.employeeAirportPage': { body: PageLimitRequest, data: Page(AirportOption) },
  'airport.listSites': { data: Type.Array(AirportOption) },
  'airport.switchAirport': { body: AirportSwitch, data: UserInfo },
  'airport.employeeAirport': { data: Airport },
  'airport.loginEmployeeInfo': { data: EmployeeInfo },
  'checkMessage.counts': { data: MessageCounts },
  'checkMessage.unread': { data: count },
  'checkMessage.page': { body: CheckMessageQuery, data: PageAsOf(CheckMessage) },
  'checkMessage.read': { body: CheckMessageIds, data: ChangedMessages },
  'columnSetting.queryByCode': { query: ColumnSettingQuery, data: Type.Union([ColumnSetting, Type.Null()]) },
  'columnSetting.save': { body: ColumnSettingSave, data: ColumnSetting },
  'dataSource.query': { body: DataSourceQuery, data: Type.Array(DataSourceOption) },
  'department.query': { body: DepartmentQuery, data: Type.Array(Department) },
  'department.treeAndDict': { body: DeptTreeAndDictQuery, data: DeptTreeAndDict },
  'dictionary.list': { query: DictionaryQuery, data: DictionaryOptions },
  'dictionary.parents': { params: DirectoryCodes, data: Type.Array(Directory) },
  'favourite.list': { data: Type.Array(Favourite) },
  'favourite.add': { body: NewFavourite, data: Favourite },
  'favourite.remove': { params: FavouriteId, data: Type.Null() },
  'home.boxOffers': { data: Type.Array(BoxOffer) },
  'home.boxes': { data: Type.Array(HomeBox) },
  'home.sortBoxes': { body: BoxOrder, data: Type.Array(HomeBox) },
  'home.addBox': { body: NewBox, data: Type.Array(HomeBox) },
  'home.editBox': { body: BoxEdit, data: Type.Array(HomeBox) },
  'home.removeBox': { params: BoxId, data: Type.Array(HomeBox) },
  'home.boxForm': { body: BoxId, data: HomeBox },
  'home.queryBoxForm': { query: BoxId, data: HomeBox },
  'home.applications': { data: Type.Array(HomeApplication) },
  'home.saveApplications': { body: ApplicationChoice, data: Type.Array(HomeApplication) },
  'home.messageSettings': { data: Type.Array(AppMessageSetting) },
  'home.appMessages': { params: ApplicationId, data: Type.Array(AppMessage) },
  'home.saveMessageSetting': { body: AppMessageChoice, data: Type.Array(AppMessageSetting) },
  'home.statements': { data: Type.Array(Statement) },
  'home.saveIndexSet': { body: IndexSet, data: IndexSet },
  'home.indexSet': { data: IndexSet },
  'message.count': { body: RecordCountQuery, data: count },
  'message.latest': { body: LatestQuery, data: LatestMessages },
  'message.categories': { data: Type.Array(MessageCategoryEntry) },
  'message.page': { body: MessageQuery, data: MessagePage },
  'message.read': { body: ReadStatusChange, data: ChangedMessages },
  'message.unacknowledged': { data: Type.Array(Message) },
  'message.acknowledge': { body: Acknowledgement, data: ChangedMessages },
  'message.sent': { body: SentMessageQuery, data: Page(SentMessage) },
  'message.acknowledgements': { body: SentMessageId, data: Type.Array(SiteAcknowledgement) },
  'message.subscriptions': { data: Type.Array(SubscriptionItem) },
  'message.saveSubscriptions': { body: SubscriptionSave, data: Type.Null() },
  'operation.send': { body: OperationReport, data: Type.Null() },
  'password.getChangePDUrl': { query: PasswordLinkQuery, data: Type.String() },
  'password.begin': { body: PasswordChangeStart, data: PasswordChangeGrant },
  'password.change': { body: PasswordChange, data: Type.Null() },
  'personLink.read': { body: PersonLinkToken, data: InvitedPerson },
  'personLink.use': { body: FirstPassword, data: Type.Object({ userCode: Type.String() }) },
  'project.list': { data: Type.Array(Project) },
  'resource.test': { body: FunctionTest, data: Type.Array(FunctionTestResult) },
  'serial.next': { query: SerialQuery, data: Type.String() },
  'setup.firstAdministrator': { body: FirstAdministrator, data: UserInfo },
  'setup.options': { data: SetupOptions },
  'setup.sites': { body: FirstSites, data: UserInfo },
  'setup.firstUser': { body: FirstUser, data: FirstInvitation },
  'subApp.report': { body: SubAppReport, data: Type.Null() },
  'subApp.list': { data: Type.Array(SubAppStatus) },
  'system.listNotices': { data: Type.Array(Notice) },
  'system.listTranslations': { query: TranslationQuery, data: Type.Array(Translation) },
  'user.queryPage': { body: UserQuery, data: Page(UserHit) },
  'user.getFormUserByCode': { query: UserCodeQuery, data: Employee },
  'waiting.approvals': { data: count },
  'waiting.partNumbers': { data: count },
  'waiting.purchaseRequests': { data: count },
  'waiting.quantityRequests': { data: count },
  'waiting.customerInfo': { data: count },
}

/** The schemas of a call of the shell. A call without any is a mistake in this file. */
export function schemasOf(call: Call): CallSchemas {
  const schemas = CALL_SCHEMAS[call.id]
  if (schemas === undefined) throw new Error(`No schemas for the call ${call.id}`)
  return schemas
}
