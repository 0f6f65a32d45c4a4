import { type TSchema, Type } from 'typebox'
import type { Call } from '../calls/define-call.ts'
import { Airport, AirportOption, AirportSwitch } from '../entities/airport.ts'
import { Captcha } from '../entities/captcha.ts'
import { ColumnSetting, ColumnSettingQuery, ColumnSettingSave } from '../entities/column-setting.ts'
import { DataSourceOption, DataSourceQuery } from '../entities/data-source.ts'
import { Department, DepartmentQuery, DeptTreeAndDict, DeptTreeAndDictQuery } from '../entities/department.ts'
import { DictionaryOptions, DictionaryQuery, Directory, DirectoryCodes } from '../entities/dictionary.ts'
import { LoginKey, LoginRequest, LoginResult } from '../entities/login.ts'
import { MenuItem } from '../entities/menu-item.ts'
import { Notice } from '../entities/notice.ts'
import {
  MobileCodeAnswer,
  MobileCodeRequest,
  PasswordResetAnswer,
  PasswordResetQuery,
} from '../entities/one-time-code.ts'
import { OperationReport } from '../entities/operation.ts'
import { Page, PageLimitRequest } from '../entities/paging.ts'
import {
  PasswordChange,
  PasswordChangeGrant,
  PasswordChangeStart,
  PasswordLinkQuery,
} from '../entities/password-change.ts'
import { FirstPassword, InvitedPerson, PersonLinkToken } from '../entities/person-link.ts'
import { Project } from '../entities/project.ts'
import { FunctionTest, FunctionTestResult, Resource } from '../entities/resource.ts'
import { RoleName } from '../entities/role.ts'
import { SerialQuery } from '../entities/serial.ts'
import { FirstAdministrator, FirstSites, FirstUser, Invitation, SetupOptions } from '../entities/setup.ts'
import { SubAppReport, SubAppStatus } from '../entities/sub-app.ts'
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

/** Schemas by call id, for the server only: a client imports the calls and gets no schema code. */
export const CALL_SCHEMAS: Readonly<Record<string, CallSchemas>> = {
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
  'airport.employeeAirportPage': { body: PageLimitRequest, data: Page(AirportOption) },
  'airport.listSites': { data: Type.Array(AirportOption) },
  'airport.switchAirport': { body: AirportSwitch, data: UserInfo },
  'airport.employeeAirport': { data: Airport },
  'airport.loginEmployeeInfo': { data: EmployeeInfo },
  'columnSetting.queryByCode': { query: ColumnSettingQuery, data: Type.Union([ColumnSetting, Type.Null()]) },
  'columnSetting.save': { body: ColumnSettingSave, data: ColumnSetting },
  'dataSource.query': { body: DataSourceQuery, data: Type.Array(DataSourceOption) },
  'department.query': { body: DepartmentQuery, data: Type.Array(Department) },
  'department.treeAndDict': { body: DeptTreeAndDictQuery, data: DeptTreeAndDict },
  'dictionary.list': { query: DictionaryQuery, data: DictionaryOptions },
  'dictionary.parents': { params: DirectoryCodes, data: Type.Array(Directory) },
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
  'setup.firstUser': { body: FirstUser, data: Invitation },
  'subApp.report': { body: SubAppReport, data: Type.Null() },
  'subApp.list': { data: Type.Array(SubAppStatus) },
  'system.listNotices': { data: Type.Array(Notice) },
  'system.listTranslations': { query: TranslationQuery, data: Type.Array(Translation) },
  'user.queryPage': { body: UserQuery, data: Page(UserHit) },
  'user.getFormUserByCode': { query: UserCodeQuery, data: Employee },
}

/** The schemas of a call of the shell. A call without any is a mistake in this file. */
export function schemasOf(call: Call): CallSchemas {
  const schemas = CALL_SCHEMAS[call.id]
  if (schemas === undefined) throw new Error(`No schemas for the call ${call.id}`)
  return schemas
}
